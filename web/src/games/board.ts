// What a game brings to the table, in `index.ts` of its folder: its board, its reader and the few facts that the shell shows.
import type { Component } from 'svelte'
import type { Regions } from '../guide/regions'
import type { Judging, Reading } from '../play/layer.svelte'
import type { Sounds } from '../play/sound'
import type { Journey } from '../play/travel'
import type { EventFacts, TableStore, Throws, View } from '../stores/table.svelte'
import type { RealmProps } from '../table/realm/held'
import type { Masonry } from '../table/end/scores/tower'
import type { Facts } from '../words/telling'
import type { Phrase } from '../words/phrases'

export interface BoardProps {
  readonly store: TableStore
  readonly view: View
}

export interface GameFile {
  readonly cards: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>
  readonly targets: Readonly<Record<string, number>>
}

export interface Board extends Judging {
  readonly Board: Component<BoardProps>
  /** A card in words, at the foot of the side column or in the sheet of a phone. */
  readonly Reader: Component<{ reading: Reading; store: TableStore }>
  /** How it draws what its mats count, where that is no token of the house: previews show it. */
  readonly Sign?: Component<{ kind: string }>
  /** The whole realm of a seat, in the frame that the table opens for it: all that everybody may see. */
  readonly Realm: Component<RealmProps>
  /** The board lists all moves itself; the ribbon only asks. */
  readonly listsMoves?: boolean
  /** Parts of the board stand in the column of the side as well: a replay, which has a side of its own, shows it. */
  readonly sharesSide?: boolean
  /** Buttons that the ribbon shows beside the prompt. */
  readonly Extra?: Component<BoardProps>
  /** What the side shows instead of the reader when nothing is read, such as the harvest. */
  readonly Summary?: Component<BoardProps & { close: () => void }>
  /** The moves of the selected part stand on the ribbon, not in a menu beside it. */
  readonly menuInRibbon?: boolean
  /** What stands before the sentence of the ribbon, such as the phases of a turn. */
  readonly Lead?: Component<BoardProps>
  /** Wax seals of the prompt: actions in all, and those left. */
  readonly seals?: (prompt: Facts) => { readonly all: number; readonly left: number } | null
  /** Facts for the bar, after the title. */
  readonly status?: (view: View) => readonly Phrase[]
  /** Whether the chronicle tells an event; those that say nothing new are left out. */
  readonly isTold?: (event: EventFacts) => boolean
  /** What travels in a step: where each thing was in `before`, and where it is afterwards. */
  readonly journeys?: (events: readonly EventFacts[], before: View) => readonly Journey[]
  /** Whether these events begin a new summary. */
  readonly summarises?: (events: readonly EventFacts[]) => boolean
  /** Which events throw dice, and where in the view they lie: they land before anything else is told. */
  readonly throws?: Throws
  /** How events sound that only this game has. */
  readonly sounds?: Sounds
  /** How its scores are built as towers at the end. */
  readonly masonry?: Masonry
  /** The answer, as the text of its move, that one may want to give to all questions of a name until one's turn. */
  readonly standing?: Readonly<Record<string, string>>
  /** The section of the rules about each question. */
  readonly prompts?: Readonly<Record<string, string>>
  /** Parts of the board that its guide speaks of and that are no targets of moves. */
  readonly regions?: Regions
}

const boards = import.meta.glob<Board>(['./*/index.ts', '!./plain/index.ts'], { import: 'default' })
const files = import.meta.glob<GameFile>('../generated/games/*.json', { import: 'default' })

/** The board of a game; a game without one of its own is played on the plain board. */
export async function loadBoard(game: string): Promise<Board> {
  const load = boards[`./${game}/index.ts`]
  return load ? load() : (await import('./plain/index')).default
}

export async function loadGameFile(game: string): Promise<GameFile> {
  const load = files[`../generated/games/${game}.json`]
  return load ? load() : { cards: {}, targets: {} }
}
