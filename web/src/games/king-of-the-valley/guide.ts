import type { Regions } from '../../guide/regions'

const regions: Regions = {
  castle: { at: '.own .castle' },
  valley: { at: '.valley' },
  hill: { at: '.hill' },
}

export default regions
