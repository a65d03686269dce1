import type { Listing } from '../../../reference/cards/listed'

const listing: Listing = { sections: ['citizens', 'monsters', 'domains', 'dukes', 'starters'] }

export default listing
