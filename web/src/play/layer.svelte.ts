// The one interaction layer. Boards name their parts; the layer knows which of them have legal moves, makes them
// glow, opens a menu where a part has several, and sends the choice. No rule is written here.
import { createContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { playerName } from '../stores/players'
import { screen } from '../stores/screen.svelte'
import type { Chapter, Offer, Preview, TableStore } from '../stores/table.svelte'
import { isPhrase, type Piece } from '../words/phrases'
import { capital, PLACES, withNames, type Facts } from '../words/telling'
import { t, words } from '../words/words.svelte'
import { moveFocus } from './keyboard'
import { listen } from './looking'
import { common } from './preview'

/** What the reader shows: a card of a section, in its place on the board if it has one. */
export interface Reading {
  readonly section: string
  readonly card: string
  /** Facts of this very copy: its price for this player, how many are left. */
  readonly facts?: Readonly<Record<string, unknown>>
}

export interface PartOptions {
  /** What the reader shows when the part is looked at. */
  readonly reads?: Reading | undefined
  /** A second place where the same moves can be made: it neither explains refusals nor holds the menu. */
  readonly echo?: boolean
  /** What a press does where making the only move, or listing several, is not what one expects. */
  readonly press?: ((offers: readonly Offer[], element: HTMLElement) => void) | undefined
}

/** A sentence beside a part of the board. */
interface Said {
  readonly target: string
  readonly text: string
  readonly at: HTMLElement
  /** The rule behind it, if one forbids. */
  readonly rule: string
}

/** A reason that names the rule behind it. */
const BY_RULE = 'why-by-rule'
/** How long a sentence stays beside a part that is left, so that one can come to the rule it names. */
const REACH = 300

/** What a board knows better than the layer. */
export interface Judging {
  /** Whether parts of a family (`citizen` of `citizen/3`) are what the prompt is about. */
  readonly concerns?: (prompt: Facts, family: string) => boolean
  /** Whether everybody knows that this move shows what nobody knew: it is never asked about. */
  readonly isVenture?: (offer: Offer) => boolean
}

/** A piece of a sentence that names something. */
type Named = Exclude<Piece, { kind: 'text' | 'token' }>

const familyOf = (target: string): string => target.split('/', 1)[0] ?? ''
/** How long a named card stays lit. */
const NAMED = 2500
/** Facts of events that are places on the board, with the family of their targets. */
const ABOUT: Readonly<Record<string, string>> = { ...PLACES, box: 'road' }

export class Layer {
  readonly store: TableStore
  /** The targets that moves of this game have. */
  readonly #targets: ReadonlySet<string>
  /** The cards of the game, by section and id. */
  readonly #cards: Readonly<Record<string, object>>
  readonly #concerns: NonNullable<Judging['concerns']>
  readonly #isVenture: NonNullable<Judging['isVenture']>
  /** Parts on the board by target, and how many carry the name. */
  #parts = $state.raw<ReadonlyMap<string, number>>(new Map())
  /** The part whose menu is open. */
  selected = $state<string | null>(null)
  anchor = $state.raw<HTMLElement | null>(null)
  /** A move that shows something hidden and so ends what could be taken back: it waits for a second press. */
  doubtful = $state.raw<Offer | null>(null)
  reading = $state.raw<Reading | null>(null)
  /** The board's summary of what just happened is open. */
  summing = $state(false)
  /** The part that is looked at, and the move that is pointed at in a menu: boards may show what it would bring. */
  pointed = $state<string | null>(null)
  pointedMove = $state.raw<Offer | null>(null)
  /** Where one looks. */
  pointedAt = $state.raw<HTMLElement | null>(null)
  /** What is said beside the part that is looked at, about the prompt it was said to. */
  #said = $state.raw<(Said & { readonly prompt: Facts | null }) | null>(null)

  /** The card or the target whose name was pressed in the chronicle: it is lit on the board. */
  named = $state<string | null>(null)
  readonly #last: ReadonlySet<string>
  readonly #byTarget: ReadonlyMap<string, readonly Offer[]>
  readonly #ahead: Preview | null
  readonly #families: ReadonlySet<string>

  constructor(
    store: TableStore,
    targets: Iterable<string>,
    { concerns, isVenture }: Judging = {},
    cards: Readonly<Record<string, object>> = {},
  ) {
    this.store = store
    this.#cards = cards
    this.#last = $derived(lastPlaces(store.story))
    this.#targets = new Set(targets)
    this.#byTarget = $derived(byTarget(store.offers))
    this.#families = $derived(new Set(store.offers.map((offer) => familyOf(offer.target))))
    this.#ahead = $derived(common(this.#looked().map((offer) => store.preview(offer))))
    store.ahead = () => this.#ahead
    this.#concerns = concerns ?? ((_prompt, family) => this.#families.has(family))
    this.#isVenture = isVenture ?? (() => false)
  }

  offersOf(target: string): readonly Offer[] {
    return this.#byTarget.get(target) ?? []
  }

  /** Moves that concern no part on the board: the ribbon offers them. */
  get loose(): readonly Offer[] {
    return this.store.offers.filter((offer) => !offer.target || !this.#parts.has(offer.target))
  }

  /** Whether parts of this kind are what is asked about and this one has no move: it is dimmed and says why. */
  isOut(target: string): boolean {
    const { prompt, offers } = this.store
    if (!prompt || !offers.length || this.#byTarget.has(target) || !this.#targets.has(target)) return false
    return this.#concerns(prompt, familyOf(target))
  }

  press(target: string, element: HTMLElement): void {
    const offers = this.offersOf(target)
    const [only] = offers
    if (offers.length === 1 && only) this.choose(only, element)
    else if (offers.length && this.selected !== target) this.open(target, element)
    else if (offers.length) this.dismiss()
  }

  /** What the move that is looked at would bring; where a part has several, what all of them would. */
  get ahead(): Preview | null {
    return this.#ahead
  }

  #looked(): readonly Offer[] {
    if (this.pointedMove) return [this.pointedMove]
    const target = this.selected ?? this.pointed
    return target === null ? [] : this.offersOf(target)
  }

  /** The move whose outcome may be shown beforehand: the one pointed at, or the only one of the part looked at. */
  get preview(): Offer | null {
    const target = this.selected ?? this.pointed
    return this.pointedMove ?? (target === null ? null : (this.offersOf(target)[0] ?? null))
  }

  /** Make a move, or first ask about it beside the thing that was pressed. */
  choose(offer: Offer, pressed?: HTMLElement): void {
    if (this.#isDoubtful(offer)) {
      this.selected = null
      this.anchor = pressed ?? (document.activeElement as HTMLElement)
      this.doubtful = offer
      return
    }
    this.pointedMove = null
    this.dismiss()
    void this.store.play(offer.id)
  }

  /** What a menu has shown with its warning needs no second one; nor do ventures, nor what has no alternative. */
  #isDoubtful(offer: Offer): boolean {
    const warned = this.doubtful?.id === offer.id || (this.selected !== null && this.selected === offer.target)
    return offer.reveals && !warned && !this.#isVenture(offer) && this.store.offers.length > 1
  }

  /** Light a card or a place that was named, and read it; false if the game has none of that name. */
  name(piece: Named): boolean {
    if (piece.kind === 'place') return this.#light(piece.target, `[data-target="${CSS.escape(piece.target)}"]`)
    for (const id of [piece.card, piece.card.replaceAll('-', '_')]) {
      const section = Object.entries(this.#cards).find(([, cards]) => id in cards)?.[0]
      if (!section) continue
      this.reading = { section, card: id }
      return this.#light(id, `[data-card="${CSS.escape(id)}"]`)
    }
    return false
  }

  #light(named: string, selector: string): true {
    this.named = named
    const found = [...document.querySelectorAll(`main ${selector}`)].find((part) => part.checkVisibility())
    found?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    window.clearTimeout(this.#naming)
    this.#naming = window.setTimeout(() => (this.named = null), NAMED)
    return true
  }
  #naming = 0

  /** Show what the last turn brought, or put it away again. */
  sum(): void {
    this.reading = null
    this.summing = !this.summing
  }

  dismiss(): void {
    const { anchor } = this
    this.selected = null
    this.doubtful = null
    this.anchor = null
    this.#said = null
    anchor?.focus({ preventScroll: true })
  }

  /** What Escape does: close what was asked about a part, or else put the reader away. */
  letGo(): void {
    if (this.selected === null && !this.doubtful) this.reading = null
    this.dismiss()
  }

  /** What is said beside a part, until something else is asked. */
  get said(): Said | null {
    return this.#said?.prompt === this.store.prompt ? this.#said : null
  }

  say(target: string, text: string, at: HTMLElement, rule = ''): void {
    this.#said = { target, text: t('table-sentence', { text }), at, rule, prompt: this.store.prompt }
  }

  /** Whether somebody has come to the sentence itself. */
  holding = false

  /** Say why a part cannot be used now, unless it is no longer looked at when the answer is there. A part that is
   * dimmed says it to whoever looks, any other one to who presses it. */
  async #explain(target: string, element: HTMLElement, pressed: boolean): Promise<void> {
    const isSilent = (): boolean =>
      this.#byTarget.has(target) || !(pressed ? this.#targets.has(target) : this.isOut(target))
    if (isSilent()) return
    const reason = await this.store.whyNot(target)
    // A reason stands after "<move>: " in the terminal; alone it is a sentence.
    if (!reason || this.pointed !== target || isSilent()) return
    const [why, rule] = reason[0] === BY_RULE ? [reason[1]['why'], String(reason[1]['rule'])] : [reason, '']
    if (!isPhrase(why)) return
    const named = withNames(why, (seat) => playerName(this.store, seat))
    this.say(target, capital(words.phrase(named)), element, rule)
  }

  /** Take back what was said of a part that is left; if it names a rule, only when nobody goes there. */
  #unsay(target: string): void {
    const said = this.#said
    if (said?.target !== target) return
    if (!said.rule) this.#said = null
    else window.setTimeout(() => !this.holding && this.#said === said && (this.#said = null), REACH)
  }

  /** Somebody has come to the sentence beside a part, or has left it. */
  hold(holding: boolean): void {
    this.holding = holding
    if (!holding) this.#said = null
  }

  /** An attachment for a part of the board. */
  part(target: string, options: PartOptions = {}): Attachment<HTMLElement> {
    return (element) => {
      element.dataset['target'] = target
      $effect(() => this.#register(target, options))
      $effect(() => this.#dress(element, target, options))
      $effect(() => this.#mark(element, target, options.reads?.card))
      const deaf = this.#listen(element, target, options)
      return () => {
        deaf()
        element.classList.remove('is-legal', 'is-out', 'is-preview', 'is-selected', 'is-last', 'is-named')
      }
    }
  }

  /** An attachment for a button that makes one move: what it would bring is shown while one looks at it. */
  move(offer: Offer, press: (element: HTMLElement) => void = () => this.choose(offer)): Attachment<HTMLElement> {
    return (element) =>
      listen(element, {
        look: () => {
          this.pointedMove = offer
          this.pointedAt = element
          void this.store.lookAhead()
        },
        away: () =>
          queueMicrotask(() => {
            if (this.pointedMove === offer) this.pointedMove = null
            if (this.pointedAt === element) this.pointedAt = null
          }),
        press: () => press(element),
      })
  }

  /** An attachment for a part that is only read, such as a card in somebody's kingdom. */
  reader(reading: Reading): Attachment<HTMLElement> {
    return (element) => {
      $effect(() => this.#mark(element, '', reading.card))
      return this.#listen(element, '', { reads: reading })
    }
  }

  /** Open the menu of a part, even if it has only one move. */
  open(target: string, element: HTMLElement): void {
    this.selected = target
    this.doubtful = null
    this.anchor = element
    this.#said = null
  }

  #register(target: string, options: PartOptions): (() => void) | undefined {
    if (options.echo) return undefined
    const count = (by: number): void => {
      const parts = new Map(this.#parts)
      const number = (parts.get(target) ?? 0) + by
      if (number > 0) parts.set(target, number)
      else parts.delete(target)
      this.#parts = parts
    }
    queueMicrotask(() => count(1))
    return () => queueMicrotask(() => count(-1))
  }

  /** Mark what the last move was about, and what was named in the chronicle. */
  #mark(element: HTMLElement, target: string, card: string | undefined): void {
    if (card !== undefined) element.dataset['card'] = card
    const wasMoved = this.#last.has(target) || (card !== undefined && this.#last.has(`card/${card}`))
    element.classList.toggle('is-last', wasMoved)
    const isNamed = this.named !== null && (this.named === card || this.named === target)
    element.classList.toggle('is-named', isNamed)
  }

  #dress(element: HTMLElement, target: string, options: PartOptions): void {
    const legal = this.offersOf(target).length > 0
    const out = !legal && this.isOut(target)
    element.classList.toggle('is-legal', legal)
    element.classList.toggle('is-out', out)
    element.classList.toggle('is-preview', this.pointed !== target && (this.#ahead?.touched.includes(target) ?? false))
    element.classList.toggle('is-selected', this.selected === target && this.anchor === element)
    element.toggleAttribute('data-idle', !legal)
    if (legal) element.removeAttribute('aria-disabled')
    else element.setAttribute('aria-disabled', 'true')
    if (this.offersOf(target).length > 1) element.setAttribute('aria-haspopup', 'menu')
    else element.removeAttribute('aria-haspopup')
    if (options.echo) element.toggleAttribute('hidden', !legal)
  }

  #listen(element: HTMLElement, target: string, options: PartOptions): () => void {
    const look = (read: boolean, pressed = false): void => {
      if (read && options.reads) this.reading = options.reads
      this.pointed = target
      this.pointedAt = element
      if (this.offersOf(target).length) void this.store.lookAhead()
      if (target && !options.echo) void this.#explain(target, element, pressed)
    }
    const goThrough = (event: KeyboardEvent): void => moveFocus(event, element)
    element.addEventListener('keydown', goThrough)
    const deaf = listen(element, {
      // On a phone the reader lies over the ribbon: it is opened by a press, never by passing over a part.
      look: (read) => look(read || !screen.phone),
      // A part that is taken off the board loses its focus while the board is being drawn: no state may change then.
      away: () =>
        queueMicrotask(() => {
          this.#unsay(target)
          if (this.pointed === target) this.pointed = null
          if (this.pointedAt === element) this.pointedAt = null
        }),
      press: () => {
        look(true, true)
        const offers = this.offersOf(target)
        if (offers.length && options.press) options.press(offers, element)
        else if (target) this.press(target, element)
      },
    })
    return () => {
      deaf()
      element.removeEventListener('keydown', goThrough)
    }
  }
}

/** What the last move that was about something on the board was about: its mark stays until the next such move. */
function lastPlaces(chapters: readonly Chapter[]): ReadonlySet<string> {
  for (const { events } of chapters.toReversed()) {
    const places = placesOf(events)
    if (places.size) return places
  }
  return new Set()
}

/** What events are about, as far as this seat may know it: their places, or else their cards. A card alone says less:
 * there may be several of the same name. */
function placesOf(events: readonly Facts[]): ReadonlySet<string> {
  const named = (about: Readonly<Record<string, string>>): readonly string[] =>
    events.flatMap((event) =>
      Object.entries(about).flatMap(([fact, family]) => {
        const place = event[fact] ?? null
        // A box of a track is only a number.
        return place === null || (fact === 'box' && typeof place === 'number') ? [] : [`${family}/${place}`]
      }),
    )
  const places = named(ABOUT)
  return new Set(places.length ? places : named({ card: 'card' }))
}

function byTarget(offers: readonly Offer[]): ReadonlyMap<string, readonly Offer[]> {
  const groups = new Map<string, Offer[]>()
  for (const offer of offers) groups.set(offer.target, [...(groups.get(offer.target) ?? []), offer])
  return groups
}

export const [useLayer, provideLayer] = createContext<Layer>()
