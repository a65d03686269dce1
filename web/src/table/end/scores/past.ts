// The games alone before this one: what the points of this one are compared with.
import type { TableFacts } from '../../../generated/protocol'
import { server } from '../../../protocol'

const MOST = 5

/** The points of one's last games of this title alone, the oldest first; those that were left early do not count. */
export async function pastPoints({ id, settings }: TableFacts): Promise<readonly number[]> {
  const mine = await server.mine()
  const alone = mine
    .filter(({ table, status, game, seats }) => {
      const isAlone = seats.length === 1 && seats[0]?.kind === 'person'
      return isAlone && status === 'over' && game === settings.game && table !== id
    })
    .toSorted((a, b) => b.changed - a.changed)
    .slice(0, MOST)
  const games = await Promise.all(alone.map(({ table }) => server.replay(table).catch(() => null)))
  return games
    .flatMap((game) => (game?.table.result && !game.table.ended ? [game.table.result.scores[0]?.total ?? 0] : []))
    .toReversed()
}
