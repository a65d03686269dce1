// The parts of a game's key and the dice that come from it, as `duchy.table.game.fairness` and
// `duchy.core.stream` define them.
import { blake2b } from './blake2b'

const SIZE = 32
const WORDS_IN_BLOCK = 16
const DIE_LIMIT = 2 ** 32 - (2 ** 32 % 6)

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16))

export const newContribution = (): string => hex(crypto.getRandomValues(new Uint8Array(SIZE)))

export const commitmentOf = (secret: Uint8Array): string => hex(blake2b(secret, { size: SIZE, person: 'duchy secret' }))

export const sealOf = (contribution: string): string =>
  contribution && hex(blake2b(utf8(contribution), { size: SIZE, person: 'duchy part' }))

export const hashOfKey = (key: Uint8Array): string => hex(blake2b(key, { size: SIZE, person: 'duchy dice' }))

/** Each part with its length before it. */
export function keyFromParts(table: string, secret: Uint8Array, contributions: readonly string[]): Uint8Array {
  const parts = [utf8(table), secret, ...contributions.map(utf8)]
  const bytes = parts.flatMap((part) => [...[0, 8, 16, 24].map((by) => (part.length >> by) & 255), ...part])
  return blake2b(Uint8Array.from(bytes), { size: SIZE, person: 'duchy key' })
}

/** The dice of a key: keyed BLAKE2b in counter mode, sixteen words a block. */
export class Dice {
  readonly #key: Uint8Array
  readonly #blocks = new Map<number, DataView>()

  constructor(key: Uint8Array) {
    this.#key = key
  }

  /** The last `count` dice that were rolled before so many words were drawn, with the place of the first. */
  before(drawn: number, count: number): { dice: number[]; from: number } {
    const dice: number[] = []
    let place = drawn
    while (dice.length < count && place > 0) {
      const word = this.#word(--place)
      if (word < DIE_LIMIT) dice.unshift((word % 6) + 1)
    }
    return { dice, from: place }
  }

  #word(place: number): number {
    const number = Math.floor(place / WORDS_IN_BLOCK)
    let block = this.#blocks.get(number)
    if (!block) {
      const counter = new DataView(new ArrayBuffer(8))
      counter.setBigUint64(0, BigInt(number), true)
      const bytes = blake2b(new Uint8Array(counter.buffer), { size: 64, key: this.#key })
      block = new DataView(bytes.buffer)
      this.#blocks.set(number, block)
    }
    return block.getUint32((place % WORDS_IN_BLOCK) * 4, true)
  }
}
