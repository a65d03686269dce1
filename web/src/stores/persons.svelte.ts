// Whom one does not want to hear. Muting is kept in this browser and nobody else knows of it; blocking is kept by the
// server, which then also lets nobody of them sit down at tables that one makes.
import type { Blocked } from '../generated/protocol'
import { server } from '../protocol'
import { guest } from './guest.svelte'

const KEY = 'duchy-muted'
const MOST = 500

/** A person as a seat or a line of talk names them. */
export type Someone = Readonly<Blocked>

function read(): readonly Someone[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSomeone).map(({ player, name }) => ({ player, name })) : []
  } catch {
    return []
  }
}

const isSomeone = (kept: unknown): kept is Someone =>
  typeof kept === 'object' &&
  kept !== null &&
  typeof (kept as Someone).player === 'string' &&
  typeof (kept as Someone).name === 'string'

const isIn = (list: readonly Someone[], { player }: Someone): boolean => list.some((one) => one.player === player)

class PersonsStore {
  #muted = $state.raw(read())
  #blocked = $state.raw<readonly Someone[]>([])
  /** Whom one looks at, to mute or block them. */
  about = $state.raw<Someone | null>(null)

  constructor() {
    window.addEventListener('storage', ({ key }) => key === KEY && (this.#muted = read()))
  }

  get muted(): readonly Someone[] {
    return this.#muted
  }

  get blocked(): readonly Someone[] {
    return this.#blocked
  }

  isMuted(player: string): boolean {
    return this.#muted.some((one) => one.player === player)
  }

  isBlocked(player: string): boolean {
    return this.#blocked.some((one) => one.player === player)
  }

  mute(someone: Someone, yes: boolean): void {
    const { player, name } = someone
    const others = this.#muted.filter((one) => one.player !== player)
    this.#keep(yes ? [...others, { player, name }].slice(-MOST) : others)
  }

  /** Be told whom one has blocked; who is nobody yet has blocked nobody. */
  async look(): Promise<void> {
    if (await guest.look()) this.#blocked = await server.blocks()
  }

  async block(someone: Someone, yes: boolean): Promise<void> {
    if (isIn(this.#blocked, someone) !== yes) this.#blocked = await server.block(someone.player, yes)
  }

  /** Nobody is left who did not want to hear them. */
  forget(): void {
    this.#keep([])
    this.#blocked = []
  }

  #keep(muted: readonly Someone[]): void {
    this.#muted = muted
    try {
      localStorage.setItem(KEY, JSON.stringify(muted))
    } catch {
      // Kept as long as the page is open.
    }
  }
}

export const persons = new PersonsStore()
