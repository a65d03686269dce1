import { usualCopies, type Listing } from '../../../reference/cards/listed'

const listing: Listing = {
  sections: ['statues', 'domains', 'citizens', 'lairs', 'tracks', 'events'],
  // Every statue exists with a day and with a night on its back.
  copiesOf: (section, facts) => (section === 'statues' ? 2 : usualCopies(section, facts)),
}

export default listing
