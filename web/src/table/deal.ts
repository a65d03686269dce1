// Where the deal of a table is told of.
import type { DealFacts } from '../generated/protocol'

export const pageOf = (deal: DealFacts, game: string): string =>
  deal.tournament ? `/tournament/${deal.tournament}` : `/deal/${game}/${deal.day}`
