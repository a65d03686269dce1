// Made by scripts/generate.py from duchy.table.messages. Do not edit.

/** Answer somebody's wish. */
export interface Agree {
  type: "agree"
  yes: boolean
  id: string
}

/** What the seat in hand is asked; a move must name `answers`. `undo`: so many moves it may take back */
export interface Asked {
  answers: number
  prompt: Record<string, unknown> | null
  moves: Offer[]
  undo: number
  lesson: number | null
  back: WayBack | null
  usual?: unknown
}

/** The game goes on from a replay after so many moves. */
export interface BeginningFacts {
  replay: string
  move: number
}

/** Want nothing of another person any more, or take that back: what they say is not told to you, and they */
export interface Block {
  player: string
  blocked?: boolean
}

export interface Blocked {
  player: string
  name: string
}

/** Be called so at a seat of yours, and wear these arms, before the game starts. */
export interface CallSeat {
  type: "call"
  seat: number
  name: string
  arms: number
  id: string
}

/** A number on the mat of a seat, before and after a move; `kind` is its name there. */
export interface Change {
  seat: number
  kind: string
  before: number
  after: number
}

/** The events of one move, by the number of its entry. */
export interface Chapter {
  number: number
  events: Record<string, unknown>[]
}

export interface Chat {
  type: "chat"
  text: string
  id: string
}

export interface ChatLine {
  number: number
  at: number
  player: string
  name: string
  text: string
}

/** What somebody chose: the move's text, its label, and the part of the board that it concerned. */
export interface Choice {
  text: string
  label: unknown
  target: string
}

/** Your name at the tables. */
export interface ChosenName {
  name: string
}

/** Some chapters in order; `earlier`: there are more before them. */
export interface ChroniclePage {
  chapters: Chapter[]
  earlier: boolean
}

/** A page of the chronicle. */
export interface ChronicleRead {
  type: "chronicle"
  id: string
  page: ChroniclePage
}

/** Milliseconds left for each seat at the server's time `at`; those of `running` go down. */
export interface ClockFacts {
  at: number
  left: number[]
  running: number[]
}

/** The owner gives up a table that has not started. */
export interface Close {
  type: "close"
  id: string
}

/** One line of a reckoning: so many of something, and the points that they brought. */
export interface Counted {
  by: unknown
  n: number
  part: string
  points: number
  what: unknown
}

/** How each seat stood after each of `moves`: its chance to win as bots judge it, from 0 to 1. */
export interface Curve {
  progress: number
  moves: number[]
  values: number[][]
  points: number
  swings: Swing[]
}

/** A day of the row: your points in the first deal that you finished on it (None: there was none). */
export interface Day {
  day: string
  game: string
  points: number | null
}

/** A day's deal of a game. */
export interface Deal {
  id: string
  game: string
  day: string
  number: number
  seats: number
  seat: number
  levels: string[]
  options: Record<string, string | boolean | string[]>
  commitment: string
  opens: number
  closes: number
  now: number
  told: boolean
  fairness: Record<string, unknown> | null
  played: number
  playing: number
  mine: MyTry | null
  shut: string
  unranked: boolean
  ranking: Ranking | null
  row: Day[]
  streak: number
}

/** The deal that a table is played with: the day's deal of its game, or a round of a tournament. `ranked`: */
export interface DealFacts {
  id: string
  ranked: boolean
  day?: string
  tournament?: string
  round?: number
}

/** The request with this id is carried out and stored. */
export interface Done {
  type: "done"
  id: string
  number: number
}

/** A deal that is closed: who has played it, and how you did (`place` 0: you are not ranked). */
export interface EarlierDeal {
  day: string
  number: number
  played: number
  points: number | null
  place: number
}

/** Somebody in a tournament. `percents` are those of the rounds that are closed (None: not played), */
export interface Entrant {
  player: string
  name: string
  place: number
  percent: number
  percents: (number | null)[]
  left?: boolean
}

/** Be forgotten: `name` is yours, to make sure that you mean it. */
export interface Forget {
  name: string
}

/** The owner frees the seat of somebody else before the game starts; `barred`: who sat there cannot come */
export interface FreeSeat {
  type: "free"
  seat: number
  barred?: boolean
  id: string
}

/** A game. `cards` are own cards that its new tables are played with, by section and id. */
export interface GameFacts {
  id: string
  rules: number
  min_seats: number
  max_seats: number
  moves: number
  options: OptionFacts[]
  cards?: Record<string, unknown>
}

/** What a game of another package says in a language: its title and what it is about, and all its words */
export interface GameWords {
  titles: string
  words: string
  reference: string
}

export interface Guest {
  player: string
  name: string
}

/** This is a guided game, with known dice. `left`: its lesson was left, and it is played freely. */
export interface GuideFacts {
  steps: GuideStep[]
  left: boolean
}

/** A step of a guided game: something to read, or a move of the script with what is said before it. */
export interface GuideStep {
  say: string
  look: string
  read: string
  seat: number
  move: string
}

/** A move with how much of the search favours it (0 to 1) and the result expected from it. `chance` is the */
export interface Hint {
  move: number
  text: string
  share: number
  value: number
  chance?: number | null
  low?: number
  high?: number
}

export interface Hints {
  type: "hint"
  id: string
  answers: number
  moves: Hint[]
}

/** For how many days finished games, guests who do not come any more, and chat are kept; 0: for ever. */
export interface Keep {
  games?: number
  guests?: number
  chats?: number
}

/** Have questions that come again and again answered as you did before, or no longer. */
export interface KeepUsual {
  type: "usual"
  seat: number
  yes: boolean
  id: string
}

/** A tournament that you are in, or organise. */
export interface KeptTournament {
  id: string
  name: string
  created: number
}

/** A deal that you played: at which table, when (`ended` 0: not to its end), and your points. */
export interface KeptTry {
  deal: string
  table: string
  began: number
  ended: number
  points: number
}

export interface KnownRating {
  game: string
  mu: number
  sigma: number
  games: number
}

/** Give up a seat; while the game runs a bot plays it until you `return`. At a rated table it is to */
export interface Leave {
  type: "leave"
  seat: number
  id: string
}

/** Leave the lesson of a guided game and play on freely. */
export interface LeaveGuide {
  type: "leave_guide"
  id: string
}

/** A table in a list. `deciders` (sent as `asked`) are the seats that the game waits for, `mine` */
export interface Listed {
  table: string
  status: string
  game: string
  created: number
  changed: number
  seats: SeatFacts[]
  clock: string
  time: number
  asked?: number[]
  mine?: number[]
  your_turn?: boolean
  rated?: boolean
}

/** A tournament in the list of somebody who is in it, or organises it; `your_turn`: a table awaits you. */
export interface ListedTournament {
  id: string
  name: string
  game: string
  state: string
  round: number
  rounds: number
  entrants: number
  your_turn: boolean
}

/** Take a seat of yours in hand: from now on you see what it sees (-1: what a spectator sees). */
export interface Look {
  type: "look"
  seat: number
  id: string
}

/** A finished game after `move` moves, as `seat` saw it, and what the last of them brought. */
export interface Moment {
  move: number
  seat: number | null
  view: Record<string, unknown>
  events: Record<string, unknown>[]
  mover: number | null
  text: string | null
}

/** Your one try: its table, whether it counts for the ranking (not if somebody of your address began */
export interface MyTry {
  table: string
  counts: boolean
  began: number
  ended: number
  points: number
  resigned: boolean
  late?: boolean
}

/** A table was made; `link` invites others to it. */
export interface NewTable {
  table: string
  invitation: string
  link: string
}

/** A tournament as its organiser wants it. `pace` is `live` (`time` seconds a decision) or `days` (`time` */
export interface NewTournament {
  name: string
  game: string
  seats?: number
  rounds?: number
  pace?: string
  time?: number
  together?: boolean
}

/** A legal move: `target` names the part of the board it concerns, `label` is a phrase. */
export interface Offer {
  id: number
  text: string
  target: string
  label: unknown
  reveals: boolean
}

/** Offer the others to end the game without a result. */
export interface OfferAbandon {
  type: "abandon"
  id: string
}

/** Go on from a replay after `move` moves, in `seat`, against bots of a level in the other seats. */
export interface Onward {
  move: number
  seat: number
  level: string
}

/** A record was opened: where its replay is. */
export interface Opened {
  replay: string
}

export interface OptionFacts {
  name: string
  kind: string
  default: string | boolean | string[]
  choices: string[]
  rule: string
}

/** The first decision in which the best player chose otherwise than you: the position as you both saw it, */
export interface Otherwise {
  none?: string
  name?: string
  points?: number
  move?: number
  turn?: number
  seat?: number
  view?: Record<string, unknown> | null
  yours?: Choice | null
  theirs?: Choice | null
  table?: string
  my_table?: string
}

/** All that is kept about you, and for how long. `seen` is when you were here last. */
export interface PersonData {
  player: string
  name: string
  seen: number
  ratings: KnownRating[]
  tables: Listed[]
  chats: SaidLine[]
  blocked: Blocked[]
  keep: Keep
  deals?: KeptTry[]
  tournaments?: KeptTournament[]
}

export interface Ping {
  type: "ping"
  id: string
}

/** Make a move: `move` is the id of one of the moves offered, `answers` the number it was offered with. */
export interface Play {
  type: "move"
  seat: number
  move: number
  answers: number
  id: string
}

/** The past as the seat in hand saw it: `view` is where it begins, and the `chapters` lead on from there, */
export interface Playback {
  type: "playback"
  id: string
  view: Record<string, unknown>
  chapters: ShownChapter[]
}

export interface Pong {
  type: "pong"
  id: string
  at: number
}

/** Who is at the table now: `here` has a place for each seat (bots always are), `gone` the server's time */
export interface Presence {
  here: boolean[]
  gone: number[]
  watchers: number
  patience: number
}

/** What a move would bring, as far as that is certain. `chance`: from there on it depends on a draw, or on */
export interface Preview {
  move: number
  changes: Change[]
  chance: boolean
  touched: string[]
  outlook: unknown[]
}

/** A preview for each move that was offered with the number `answers`. */
export interface Previews {
  type: "preview"
  id: string
  answers: number
  moves: Preview[]
}

/** Why a request was refused. */
export interface Problem {
  code: string
  reason: string
}

/** The owner gives a free seat to a bot; the empty level frees it again. */
export interface PutBot {
  type: "bot"
  seat: number
  level: string
  id: string
}

/** A line of the ranking, counted by its `number`; equals share a `place`. `table` is where the replay is, */
export interface Ranked {
  number: number
  place: number
  player: string
  name: string
  points: number
  mine: boolean
  resigned?: boolean
  table?: string
}

/** How everybody did who has played a deal: only for those who have, or once it is closed. */
export interface Ranking {
  place: number
  of: number
  spread: number[][]
  lines: Ranked[]
}

export interface Rated {
  player: string
  name: string
  rating: number
  mu: number
  sigma: number
  games: number
}

/** Ask for a page of the chronicle: the turns before an entry. */
export interface ReadChronicle {
  type: "chronicle"
  before: number
  id: string
}

/** Come to the seats that were kept for you. */
export interface Ready {
  type: "ready"
  contribution?: string
  seal?: string
  id: string
}

/** The request with this id is not carried out; `reason` is one English sentence, `phrase` what the rules */
export interface Refused {
  type: "refused"
  id: string
  code: string
  reason: string
  phrase?: unknown
}

/** Agree to the same table again, or no longer. It is laid when all persons have agreed; `without`: when */
export interface Rematch {
  type: "rematch"
  yes?: boolean
  without?: boolean
  id: string
}

/** A game to be looked at again. `opened`: it is a record that somebody opened, not a table of this */
export interface Replay {
  table: TableFacts
  length: number
  opened: boolean
  secrets: boolean
}

/** A move of a replay: who made it, the part of the board it concerned, its label as a phrase, and what */
export interface ReplayMove {
  move: number
  mover: number
  text: string
  target: string
  label: unknown
  events: Record<string, unknown>[]
  patch: unknown[]
}

/** `id` is the client's own: the answer carries it, and a repeated request counts once. */
export interface Request {
  id: string
}

/** Give up for good: a bot plays on for those who are left, and if only one is, that one has won. */
export interface Resign {
  type: "resign"
  seat: number
  id: string
}

/** The end of a game, for everybody. */
export interface Result {
  digest: string
  over: boolean
  places: number[]
  reckoning: Counted[][]
  rival: ScoreFacts | null
  scores: ScoreFacts[]
  tie: Tie | null
  verdict: string
  winners: number[]
}

/** Take your seat back from the bot. */
export interface Return {
  type: "return"
  seat: number
  id: string
}

/** A roll of dice. */
export interface Roll {
  number: number
  drawn: number
  event: string
  dice: Record<string, number>
}

/** A round: sealed at first (`commitment`), told when it is closed (`fairness`). `ends` is when it is */
export interface RoundFacts {
  number: number
  commitment: string
  options: Record<string, string | boolean | string[]>
  state: string
  ends: number
  fairness: Record<string, unknown> | null
  tables: RoundTable[]
}

/** Who held a seat at one table of a round: a person, or a bot of a `level`. Points and percent are told */
export interface RoundSeat {
  name: string
  player: string
  level: string
  points?: number | null
  percent?: number | null
  how?: string
}

/** A table of a round; it can be looked at again once the round is closed. */
export interface RoundTable {
  table: string
  over: boolean
  seats: RoundSeat[]
}

export interface SaidLine {
  table: string
  at: number
  text: string
}

/** A score and the named parts it is made of. */
export interface ScoreFacts {
  parts: Record<string, number>
  total: number
}

/** Who sits where. `kind` is `free`, `person` or `bot`; `away`: a bot of that level plays for the */
export interface SeatFacts {
  kind: string
  name: string
  player: string
  level: string
  ready: boolean
  away: string
  resigned?: boolean
  arms?: number
  usual?: boolean
}

/** A table as its owner wants it. */
export interface Settings {
  game: string
  seats: string[]
  options?: Record<string, string | boolean | string[]>
  public?: boolean
  clock?: string
  time?: number
  add?: number
  hints?: boolean
  undo?: string
  stand_in?: string
  rated?: boolean
  names?: string[]
  arms?: number[]
}

/** The games, and the levels of bots that people choose from. */
export interface Shelf {
  games: GameFacts[]
  bots: string[]
}

/** A chapter with what it changed in the view. */
export interface ShownChapter {
  number: number
  events: Record<string, unknown>[]
  patch: unknown[]
}

/** Take a free seat, with a contribution to the dice or its seal (neither: the server makes one). Without */
export interface Sit {
  type: "sit"
  seat: number
  contribution?: string
  seal?: string
  name?: string
  arms?: number
  id: string
}

/** Everything, as the seat in hand may know it, what happened since the number the client saw last, and */
export interface Snapshot {
  type: "snapshot"
  number: number
  seat: number | null
  mine: number[]
  table: TableFacts
  view: Record<string, unknown> | null
  asked: Asked | null
  clock: ClockFacts | null
  chat: ChatLine[]
  missed: Chapter[]
  chronicle: ChroniclePage
}

export interface Spoken {
  type: "chat"
  number: number
  line: ChatLine
}

/** Have a bot play for another person who has been gone for long and whom the game waits for. */
export interface StandIn {
  type: "stand_in"
  seat: number
  id: string
}

/** Some moves of a replay in a row, as `seat` saw them: the view before the first of them, and the steps. */
export interface Stretch {
  seat: number | null
  after: number
  view: Record<string, unknown>
  events: Record<string, unknown>[]
  steps: ReplayMove[]
}

/** A move that changed much: by how much each seat's value in the curve went up or down, and what */
export interface Swing {
  move: number
  mover: number
  label: unknown
  events: Record<string, unknown>[]
  changes: number[]
  luck: boolean
  turn?: number
}

/** Somebody came or went, a wish to take back, the end: the facts of the table anew. */
export interface TableChanged {
  type: "table"
  number: number
  table: TableFacts
  clock: ClockFacts | null
}

/** What everybody at the table knows about it. `result` and `fairness` are there when the game is over; */
export interface TableFacts {
  id: string
  status: string
  owner: string
  settings: Settings
  seats: SeatFacts[]
  created: number
  commitment: string
  key_hash: string
  wish: WishFacts | null
  rematch: string
  previous: string
  beginning: BeginningFacts | null
  guide: GuideFacts | null
  result: Result | null
  fairness: Record<string, unknown> | null
  presence: Presence
  cards?: Record<string, unknown>
  secrets?: boolean
  willing?: number[]
  seals?: string[]
  sealed?: number[]
  casual?: string
  ended?: string
  rules?: number
  deal?: DealFacts | null
}

/** The highest total was reached more than once. */
export interface Tie {
  seats: number[]
  steps: TieBreak[]
}

/** What is compared between those who are level. */
export interface TieBreak {
  by: string
  least: boolean
  values: number[]
}

/** Today's deals: `game` is the one of the day, whose turn it is among all games. */
export interface Today {
  day: string
  number: number
  game: string
  closes: number
  now: number
  deals: TodaysDeal[]
  streak: number
}

/** Today's deal of a game, in few words: `state` is `new`, `playing` or `played`; `place` is yours. */
export interface TodaysDeal {
  game: string
  state: string
  points: number
  place: number
  played: number
}

/** A tournament as everybody who has its link may know it. `state` is `open`, `running`, `over` or */
export interface TournamentFacts {
  id: string
  name: string
  game: string
  seats: number
  rounds: number
  pace: string
  time: number
  together: boolean
  organiser: string
  is_yours: boolean
  state: string
  now: number
  starts: number
  entrants: Entrant[]
  played: RoundFacts[]
  mine: boolean
  table: string
  shut: string
}

/** What somebody wants of a tournament: to `join` or `leave` it; its organiser also to `start` it, or to */
export interface TournamentWish {
  wish: string
}

/** Take back the last move of your seat, or ask the table to agree if more lies in between. */
export interface Undo {
  type: "undo"
  seat: number
  answers: number
  id: string
}

/** Be no longer ready: the game does not start until you are again. */
export interface Unready {
  type: "unready"
  id: string
}

/** Tell the contribution that you sealed, once everybody's is fixed (`TableFacts.sealed` names you). */
export interface Unseal {
  type: "unseal"
  contribution: string
  id: string
}

/** What happened and what changed: `patch` leads from the view at `before` to the one at `number`. */
export interface Update {
  type: "update"
  number: number
  before: number
  events: Record<string, unknown>[]
  patch: unknown[]
  asked: Asked | null
  clock: ClockFacts | null
  back: boolean
  holds: number
  withdrawn: number
}

/** Ask a bot for the best moves of your seat. */
export interface WantHints {
  type: "hint"
  seat: number
  id: string
}

/** Ask for the game as the seat in hand saw it, chapter by chapter, since an entry. */
export interface WantPlayback {
  type: "playback"
  since: number
  id: string
}

/** Ask what the moves offered to your seat would bring, as far as that is certain. */
export interface WantPreviews {
  type: "preview"
  seat: number
  id: string
}

/** What `undo` would take back: so many `moves`, the first of them one's own, whose `label` is a phrase. */
export interface WayBack {
  label: unknown
  moves: number
  asks: boolean
}

/** Why a move is not possible, as a phrase; null if it is. */
export interface Why {
  type: "why"
  id: string
  phrase: unknown
}

/** Ask why a move of the catalogue is not possible now, or none of all those with this `target`. */
export interface WhyNot {
  type: "why"
  seat: number
  move?: number | null
  target?: string
  id: string
}

/** Somebody wishes something; these seats have not agreed yet. `kind` is `undo` (so many moves), */
export interface WishFacts {
  seat: number
  moves: number
  missing: number[]
  kind: string
  about: number
  until: number
}

/** Wish that a bot plays for somebody who is here but silent, where there is no clock. */
export interface WishReplaced {
  type: "replace"
  seat: number
  id: string
}

export type ToServer = Sit | Ready | Unready | CallSeat | Unseal | Leave | Resign | Return | StandIn | FreeSeat | OfferAbandon | WishReplaced | PutBot | LeaveGuide | Close | Play | KeepUsual | Undo | Agree | Chat | Rematch | Look | WhyNot | WantPreviews | WantHints | ReadChronicle | WantPlayback | Ping

export type ToClient = Snapshot | Update | TableChanged | Spoken | Done | Refused | Hints | Why | Previews | ChronicleRead | Playback | Pong
