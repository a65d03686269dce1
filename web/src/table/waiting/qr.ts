// A link as a QR code (ISO/IEC 18004): bytes, error correction of level M, versions 1 to 12. Enough for any link of ours.

/** By version: codewords of error correction in a block, and how many blocks there are. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8]
/** The bits of level M in the format. */
const LEVEL_M = 0

type Grid = boolean[][]

/** Rows of modules, dark ones true; null if the text is too long. */
export function qrCode(text: string): Grid | null {
  const bytes = [...new TextEncoder().encode(text)]
  const version = CORRECTION.findIndex((_, at) => bytes.length + overhead(at + 1) <= dataWords(at + 1)) + 1
  if (!version) return null
  const words = interleave(encode(bytes, version), version)
  const { grid, fixed } = frame(version)
  fill(grid, fixed, words)
  const masked = MASKS.map((isFlipped, mask) => {
    const tried = grid.map((row, y) => row.map((dark, x) => dark !== (!fixed[y]?.[x] && isFlipped(x, y))))
    writeFormat(tried, mask)
    return tried
  })
  return masked.reduce((best, tried) => (penalty(tried) < penalty(best) ? tried : best))
}

const sizeOf = (version: number): number => version * 4 + 17
/** Mode and length take a byte and a half, or two and a half. */
const overhead = (version: number): number => (version < 10 ? 2 : 3)

function alignments(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, at) => sizeOf(version) - 7 - at * step).reverse()]
}

/** All codewords that a version has room for. */
function allWords(version: number): number {
  const count = version === 1 ? 0 : Math.floor(version / 7) + 2
  const align = count ? (25 * count - 10) * count - 55 : 0
  return Math.floor(((16 * version + 128) * version + 64 - align - (version >= 7 ? 36 : 0)) / 8)
}

const dataWords = (version: number): number =>
  allWords(version) - (CORRECTION[version - 1] ?? 0) * (BLOCKS[version - 1] ?? 0)

function encode(bytes: readonly number[], version: number): number[] {
  const bits: number[] = []
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1)
  }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  const room = dataWords(version) * 8
  put(0, Math.min(4, room - bits.length))
  while (bits.length % 8) bits.push(0)
  const words = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  )
  for (let pad = 0; words.length * 8 < room; pad += 1) words.push(pad % 2 ? 0x11 : 0xec)
  return words
}

/** Multiplication in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> bit) & 1) * a
  }
  return product
}

/** The remainder by the generator polynomial of that degree: Reed–Solomon. */
function correction(data: readonly number[], degree: number): number[] {
  const divisor = Array.from({ length: degree }, (_, at): number => (at === degree - 1 ? 1 : 0))
  let root = 1
  for (let i = 0; i < degree; i += 1) {
    for (let j = 0; j < degree; j += 1) divisor[j] = times(divisor[j] ?? 0, root) ^ (divisor[j + 1] ?? 0)
    root = times(root, 2)
  }
  return data.reduce<number[]>(
    (rest, word) => {
      const factor = word ^ (rest[0] ?? 0)
      return [...rest.slice(1), 0].map((value, at) => value ^ times(divisor[at] ?? 0, factor))
    },
    Array.from({ length: degree }, () => 0),
  )
}

function interleave(data: readonly number[], version: number): number[] {
  const blocks = BLOCKS[version - 1] ?? 1
  const short = Math.floor(data.length / blocks)
  const longer = data.length % blocks
  let from = 0
  const parts = Array.from({ length: blocks }, (_, at) => {
    const part = data.slice(from, (from += short + (at < blocks - longer ? 0 : 1)))
    return { part, extra: correction(part, CORRECTION[version - 1] ?? 0) }
  })
  const across = (columns: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...columns.map(({ length }) => length)) }, (_, at) =>
      columns.flatMap((column) => column[at] ?? []),
    ).flat()
  return [...across(parts.map(({ part }) => part)), ...across(parts.map(({ extra }) => extra))]
}

/** Everything that is not data: finders, timing, alignment, version, and room for the format. */
function frame(version: number): { grid: Grid; fixed: Grid } {
  const size = sizeOf(version)
  const blank = (): Grid => Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const grid = blank()
  const fixed = blank()
  const set = (x: number, y: number, dark: boolean): void => {
    const row = grid[y]
    const marks = fixed[y]
    if (!row || !marks || x < 0 || x >= size) return
    row[x] = dark
    marks[x] = true
  }
  const rings = (x: number, y: number, reach: number, isDark: (ring: number) => boolean): void => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (let i = 0; i < size; i += 1) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, (ring) => ring !== 2 && ring !== 4)
  const places = alignments(version)
  const last = places.length - 1
  places.forEach((x, i) =>
    places.forEach((y, j) => {
      const isFinder = (!i && !j) || (!i && j === last) || (i === last && !j)
      if (!isFinder) rings(x, y, 2, (ring) => ring !== 1)
    }),
  )
  for (let i = 0; i < 9; i += 1) {
    if (i !== 6) {
      set(8, i, false)
      set(i, 8, false)
    }
    if (i < 8) {
      set(size - 1 - i, 8, false)
      set(8, size - 1 - i, i === 7)
    }
  }
  if (version >= 7) {
    const bits = withRemainder(version, 12, 0x1f25)
    for (let i = 0; i < 18; i += 1) {
      const far = size - 11 + (i % 3)
      const near = Math.floor(i / 3)
      set(far, near, ((bits >> i) & 1) === 1)
      set(near, far, ((bits >> i) & 1) === 1)
    }
  }
  return { grid, fixed }
}

function withRemainder(value: number, degree: number, generator: number): number {
  let rest = value
  for (let i = 0; i < degree; i += 1) rest = (rest << 1) ^ ((rest >> (degree - 1)) * generator)
  return (value << degree) | rest
}

/** Two columns at a time from the right, up and down in turn. */
function fill(grid: Grid, fixed: Grid, words: readonly number[]): void {
  const size = grid.length
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let down = 0; down < size; down += 1)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - down : down
        const row = grid[y]
        if (!row || fixed[y]?.[x] || bit >= words.length * 8) continue
        row[x] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        bit += 1
      }
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function writeFormat(grid: Grid, mask: number): void {
  const size = grid.length
  const bits = withRemainder((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412
  const put = (x: number, y: number, bit: number): void => {
    const row = grid[y]
    if (row) row[x] = ((bits >> bit) & 1) === 1
  }
  for (let i = 0; i < 6; i += 1) put(8, i, i)
  put(8, 7, 6)
  put(8, 8, 7)
  put(7, 8, 8)
  for (let i = 9; i < 15; i += 1) put(14 - i, 8, i)
  for (let i = 0; i < 8; i += 1) put(size - 1 - i, 8, i)
  for (let i = 8; i < 15; i += 1) put(8, size - 15 + i, i)
}

/** How hard a code is to read: long runs, blocks, what looks like a finder, and too much of one colour. */
function penalty(grid: Grid): number {
  const size = grid.length
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x] ?? false))]
  let found = 0
  for (const line of lines) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('')
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) found += run.length - 2
    found += 40 * [...text.matchAll(/(?=10111010000|00001011101)/g)].length
  }
  for (let y = 1; y < size; y += 1)
    for (let x = 1; x < size; x += 1) {
      const corner = grid[y]?.[x]
      if (grid[y - 1]?.[x] === corner && grid[y]?.[x - 1] === corner && grid[y - 1]?.[x - 1] === corner) found += 3
    }
  const dark = grid.flat().filter(Boolean).length
  return found + 10 * Math.floor(Math.abs(dark / size ** 2 - 0.5) * 20)
}
