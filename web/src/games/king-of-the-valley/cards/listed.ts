import { numberIn, type Listing } from '../../../reference/cards/listed'

const listing: Listing = {
  sections: ['subjects', 'specialists', 'hill', 'values'],
  copiesOf: (_section, facts) => numberIn(facts, 'tiles'),
}

export default listing
