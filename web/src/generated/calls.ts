// Made by scripts/generate.py from duchy.table.messages.calls. Do not edit.
import type { Block, Blocked, ChosenName, Curve, Deal, EarlierDeal, Forget, GameWords, Guest, Keep, Listed, ListedTournament, Moment, NewTable, NewTournament, Onward, Opened, Otherwise, PersonData, Rated, Replay, Roll, Settings, Shelf, Stretch, TableFacts, Today, TournamentFacts, TournamentWish } from './protocol'

/** Sends a request and gives the answer, or throws a refusal. */
export type Send = <T>(method: string, path: string, body?: unknown) => Promise<T>

const part = (word: string | number): string => encodeURIComponent(word)

/** Parameters behind a path; those without a value are left out. */
function query(wanted: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== null)
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}

/** Everything that can be asked over HTTP, however it is sent. */
export const callsOver = (send: Send) => ({
  whoAmI: () => send<Guest>('GET', '/api/guest'),
  beGuest: (data: ChosenName) => send<Guest>('POST', '/api/guest', data),
  keptAboutMe: () => send<PersonData>('GET', '/api/guest/data'),
  forgetMe: (data: Forget) => send<Guest>('POST', '/api/guest/forget', data),
  howLongKept: () => send<Keep>('GET', '/api/keep'),
  myBlocks: () => send<Blocked[]>('GET', '/api/blocks'),
  block: (data: Block) => send<Blocked[]>('POST', '/api/blocks', data),
  shelf: () => send<Shelf>('GET', '/api/games'),
  gameWords: (game: string, language: string) => send<GameWords>('GET', `/api/games/${part(game)}/words/${part(language)}`),
  tables: () => send<Listed[]>('GET', '/api/tables'),
  myTables: () => send<Listed[]>('GET', '/api/tables/mine'),
  makeTable: (data: Settings) => send<NewTable>('POST', '/api/tables', data),
  showTable: (table: string, wanted: { invitation?: string } = {}) => send<TableFacts>('GET', `/api/tables/${part(table)}${query(wanted)}`),
  beginGuide: (game: string) => send<NewTable>('POST', `/api/guides/${part(game)}`),
  bestPlayers: (game: string) => send<Rated[]>('GET', `/api/ratings/${part(game)}`),
  replayList: () => send<Listed[]>('GET', '/api/replays'),
  replay: (table: string) => send<Replay>('GET', `/api/replays/${part(table)}`),
  replayRecord: (table: string) => send<Record<string, unknown>>('GET', `/api/replays/${part(table)}/record`),
  replayPosition: (table: string, move: number, wanted: { seat?: number | null; open?: boolean } = {}) => send<Moment>('GET', `/api/replays/${part(table)}/positions/${part(move)}${query(wanted)}`),
  replayMoves: (table: string, wanted: { after?: number; count?: number; seat?: number | null; open?: boolean } = {}) => send<Stretch>('GET', `/api/replays/${part(table)}/moves${query(wanted)}`),
  replayRolls: (table: string) => send<Roll[]>('GET', `/api/replays/${part(table)}/rolls`),
  replayCurve: (table: string) => send<Curve>('GET', `/api/replays/${part(table)}/curve`),
  openRecord: (data: Record<string, unknown>) => send<Opened>('POST', '/api/replays', data),
  todaysDeals: () => send<Today>('GET', '/api/deals'),
  deal: (game: string, wanted: { day?: string } = {}) => send<Deal>('GET', `/api/deals/${part(game)}${query(wanted)}`),
  earlierDeals: (game: string) => send<EarlierDeal[]>('GET', `/api/deals/${part(game)}/earlier`),
  otherwise: (game: string, day: string) => send<Otherwise>('GET', `/api/deals/${part(game)}/${part(day)}/otherwise`),
  playDeal: (game: string, day: string) => send<NewTable>('POST', `/api/deals/${part(game)}/${part(day)}`),
  myTournaments: () => send<ListedTournament[]>('GET', '/api/tournaments'),
  openTournament: (data: NewTournament) => send<TournamentFacts>('POST', '/api/tournaments', data),
  tournament: (tournament: string) => send<TournamentFacts>('GET', `/api/tournaments/${part(tournament)}`),
  askTournament: (tournament: string, data: TournamentWish) => send<TournamentFacts>('POST', `/api/tournaments/${part(tournament)}`, data),
  goOn: (table: string, data: Onward) => send<NewTable>('POST', `/api/replays/${part(table)}/onward`, data),
})
