// BLAKE2b (RFC 7693), with the key and the personalisation that the stream of a game and its seals use. A few
// hundred blocks a game: big integers are fast enough, and short.
const WORD = (1n << 64n) - 1n
const BLOCK = 128

const START: readonly bigint[] = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
]

const ORDER: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
]

/** The words that each eighth of a round mixes: four columns, then four diagonals. */
const MIXED: readonly (readonly [number, number, number, number])[] = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
]

interface Wanted {
  /** How many bytes to give. */
  readonly size: number
  readonly key?: Uint8Array
  readonly person?: string
}

const turned = (word: bigint, by: bigint): bigint => (word >> by) | ((word << (64n - by)) & WORD)

function words(bytes: Uint8Array): bigint[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: bytes.length / 8 }, (_, place) => view.getBigUint64(place * 8, true))
}

function compress(state: bigint[], block: Uint8Array, count: number, last: boolean): void {
  const message = words(block)
  const v = [...state, ...START]
  v[12]! ^= BigInt(count)
  if (last) v[14]! ^= WORD
  for (let round = 0; round < 12; round++) {
    const order = ORDER[round % 10]!
    MIXED.forEach(([a, b, c, d], eighth) => {
      v[a] = (v[a]! + v[b]! + message[order[2 * eighth]!]!) & WORD
      v[d] = turned(v[d]! ^ v[a], 32n)
      v[c] = (v[c]! + v[d]) & WORD
      v[b] = turned(v[b]! ^ v[c], 24n)
      v[a] = (v[a] + v[b] + message[order[2 * eighth + 1]!]!) & WORD
      v[d] = turned(v[d] ^ v[a], 16n)
      v[c] = (v[c] + v[d]) & WORD
      v[b] = turned(v[b] ^ v[c], 63n)
    })
  }
  for (let place = 0; place < 8; place++) state[place]! ^= v[place]! ^ v[place + 8]!
}

export function blake2b(text: Uint8Array, { size, key = new Uint8Array(), person = '' }: Wanted): Uint8Array {
  const about = new Uint8Array(64)
  about.set([size, key.length, 1, 1])
  about.set(new TextEncoder().encode(person), 48)
  const state = words(about).map((word, place) => word ^ START[place]!)
  const begin = key.length ? BLOCK : 0
  const input = new Uint8Array(begin + text.length)
  input.set(key)
  input.set(text, begin)
  const blocks = Math.max(1, Math.ceil(input.length / BLOCK))
  for (let number = 0; number < blocks; number++) {
    const block = new Uint8Array(BLOCK)
    block.set(input.subarray(number * BLOCK, (number + 1) * BLOCK))
    compress(state, block, Math.min(input.length, (number + 1) * BLOCK), number === blocks - 1)
  }
  const out = new DataView(new ArrayBuffer(64))
  state.forEach((word, place) => out.setBigUint64(place * 8, word, true))
  return new Uint8Array(out.buffer, 0, size)
}
