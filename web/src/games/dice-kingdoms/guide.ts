import type { Regions } from '../../guide/regions'

const regions: Regions = {
  castle: { at: '.home .castle', leaf: ['.leaves button:nth-of-type(1)'] },
  lairs: { at: '.home .lairs', leaf: ['.leaves button:nth-of-type(3)', '.leaves button:nth-of-type(2)'] },
}

export default regions
