// What a person has set for this browser. Kept in local storage, applied to the document at once.
import { LANGUAGES, meetGames, type Language } from '../words/load'
import { words } from '../words/words.svelte'

const KEY = 'duchy-settings'
export const THEMES = ['system', 'light', 'dark'] as const
export const MOTIONS = ['system', 'full', 'still'] as const
export const CONTRASTS = ['normal', 'strong'] as const
export const SIZES = ['small', 'normal', 'large'] as const
/** How long the moves of others stay on show, one after the other, in milliseconds. */
export const PACES = { calm: 800, brisk: 400, 'at-once': 0 } as const

interface Kept {
  language: Language
  theme: (typeof THEMES)[number]
  motion: (typeof MOTIONS)[number]
  contrast: (typeof CONTRASTS)[number]
  size: (typeof SIZES)[number]
  pace: keyof typeof PACES
  sound: boolean
  /** How loud, of 100. */
  volume: number
  /** Ask before moves that end what can be taken back freely. */
  warnings: boolean
}

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0])
  return LANGUAGES.find(({ id }) => wanted.includes(id))?.id ?? 'en'
}

function read(): Kept {
  const start: Kept = {
    language: preferredLanguage(),
    theme: 'system',
    motion: 'system',
    contrast: window.matchMedia('(prefers-contrast: more)').matches ? 'strong' : 'normal',
    size: 'normal',
    pace: 'brisk',
    sound: false,
    volume: 60,
    warnings: false,
  }
  try {
    return { ...start, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return start
  }
}

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')

class SettingsStore {
  #kept = $state<Kept>(read())
  #game = ''

  get kept(): Readonly<Kept> {
    return this.#kept
  }

  /** Nothing travels: changes are shown by ring and ledger only. */
  get still(): boolean {
    return this.#kept.motion === 'still' || (this.#kept.motion === 'system' && reduced.matches)
  }

  async start(): Promise<void> {
    dark.addEventListener('change', () => this.#dress())
    reduced.addEventListener('change', () => this.#dress())
    window.addEventListener('storage', ({ key }) => void (key === KEY && this.#follow()))
    this.#dress()
    await words.use(this.#kept.language)
  }

  async change(changes: Partial<Kept>): Promise<void> {
    this.#kept = { ...this.#kept, ...changes }
    localStorage.setItem(KEY, JSON.stringify(this.#kept))
    this.#dress()
    if (changes.language) await words.use(changes.language, this.#game)
  }

  /** What was set in another window of this browser holds here too. */
  async #follow(): Promise<void> {
    this.#kept = read()
    this.#dress()
    await words.use(this.#kept.language, this.#game)
  }

  /** Bring the cloth and the words of a game; '' is the hall with its stone wall. */
  async enter(game: string): Promise<void> {
    this.#game = game
    this.#dress()
    await words.use(this.#kept.language, game)
  }

  /** Be told which games there are: some may bring words that the page does not have. */
  async meet(games: readonly string[]): Promise<void> {
    if (meetGames(games)) await words.use(this.#kept.language, this.#game)
  }

  #dress(): void {
    const { theme, size, contrast } = this.#kept
    const root = document.documentElement
    root.dataset['theme'] = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme
    root.dataset['size'] = size
    root.dataset['contrast'] = contrast
    root.dataset['motion'] = this.still ? 'still' : 'full'
    if (this.#game) root.dataset['game'] = this.#game
    else delete root.dataset['game']
  }
}

export const settings = new SettingsStore()
