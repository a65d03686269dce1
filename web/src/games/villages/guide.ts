import type { Regions } from '../../guide/regions'

const regions: Regions = {
  village: { at: '.own' },
  hand: { at: '.hand' },
}

export default regions
