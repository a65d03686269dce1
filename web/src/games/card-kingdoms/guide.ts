import type { Regions } from '../../guide/regions'

const regions: Regions = {
  kingdom: { at: '.own' },
  centre: { at: '.centre' },
  duke: { at: '.own__secret' },
}

export default regions
