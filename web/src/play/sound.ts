// Sounds of a table, made on the spot: each thing has its own. Nothing is played before the first press on the page.
import { settings } from '../stores/settings.svelte'
import type { EventFacts } from '../stores/table.svelte'

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** How something swells and fades. */
interface Shape {
  /** Seconds from now. */
  readonly at: number
  readonly long: number
  readonly loud: number
}

function swell(to: AudioContext, { at, long, loud }: Shape): { gain: GainNode; start: number } {
  const start = to.currentTime + at
  const gain = new GainNode(to, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime((loud * settings.kept.volume) / 100, start + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long)
  gain.connect(to.destination)
  return { gain, start }
}

function tone(frequency: number, shape: Shape, type: OscillatorType = 'sine'): void {
  if (!context) return
  const { gain, start } = swell(context, shape)
  const source = new OscillatorNode(context, { frequency, type })
  source.connect(gain)
  source.start(start)
  source.stop(start + shape.long)
}

/** Something brushes or knocks: noise around one pitch, that slides to another. */
function brush(from: number, to: number, shape: Shape, narrow = 1): void {
  if (!context) return
  noise ??= whiteNoise(context)
  const { gain, start } = swell(context, shape)
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true })
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: narrow })
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + shape.long)
  source.connect(filter).connect(gain)
  source.start(start, Math.random())
  source.stop(start + shape.long)
}

function whiteNoise(to: AudioContext): AudioBuffer {
  const buffer = to.createBuffer(1, to.sampleRate, to.sampleRate)
  const wave = buffer.getChannelData(0)
  for (let at = 0; at < wave.length; at += 1) wave[at] = Math.random() * 2 - 1
  return buffer
}

/** The partials of a small hand bell, with how loud and how long each rings. */
export const BELL: readonly (readonly [number, number, number])[] = [
  [660, 0.07, 1.3],
  [1320, 0.035, 0.9],
  [1822, 0.02, 0.6],
  [3564, 0.01, 0.3],
]

const SOUNDS = {
  /** Bone on wood: it rolls, knocks less and less far, and lies. */
  bones: () =>
    [0, 0.06, 0.13, 0.22, 0.33].forEach((at, place) => {
      brush(1500 - place * 180, 500, { at, long: 0.05, loud: 0.5 - place * 0.05 }, 4)
      tone(190 - place * 12, { at, long: 0.045, loud: 0.14 }, 'triangle')
    }),
  /** Paper slides, and is laid down. */
  card: () => {
    brush(2200, 5200, { at: 0, long: 0.12, loud: 0.12 }, 0.8)
    brush(900, 400, { at: 0.1, long: 0.05, loud: 0.2 }, 1.5)
  },
  /** A pen: two short strokes. */
  ink: () => [0, 0.09].forEach((at) => brush(4200, 6800, { at, long: 0.07, loud: 0.09 }, 2.5)),
  /** Metal on metal. */
  coin: () =>
    [2093, 3136, 5274].forEach((frequency, place) => tone(frequency, { at: place * 0.03, long: 0.2, loud: 0.035 })),
  /** A wooden tile is put down. */
  tile: () => {
    tone(310, { at: 0, long: 0.07, loud: 0.16 }, 'triangle')
    brush(1100, 600, { at: 0, long: 0.04, loud: 0.3 }, 3)
  },
  step: () => tone(240, { at: 0, long: 0.08, loud: 0.1 }, 'triangle'),
  bell: () => BELL.forEach(([frequency, loud, long]) => tone(frequency, { at: 0, long, loud })),
}
export type Sounds = Readonly<Record<string, keyof typeof SOUNDS>>
/** What sounds in every game; boards add to it. */
const OF_EVENT: Sounds = {
  gain: 'coin',
  exchange: 'coin',
  turn: 'step',
}

/** Browsers let a page be heard once it was pressed: from then on also while another tab is looked at. */
function wake(): void {
  if (!settings.kept.sound) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}
for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, wake, { capture: true })

/** Let it be heard how loud the table is now. */
export function soundOnce(): void {
  wake()
  if (settings.kept.sound) SOUNDS.coin()
}

/** Sound what a step brought; `mine`: it is our turn now. */
export function soundOf(events: readonly EventFacts[], mine: boolean, sounds: Sounds = {}): void {
  const known: Sounds = { ...OF_EVENT, ...sounds }
  if (!settings.kept.sound || !events.length || !context) return
  if (document.hidden) {
    // Who looks at another tab is only called when it is their turn to do something.
    if (mine) SOUNDS.bell()
    return
  }
  const heard = new Set(events.flatMap(({ event }) => known[event] ?? []))
  for (const name of heard) SOUNDS[name]()
  if (mine && events.some(({ event }) => event === 'turn')) SOUNDS.bell()
}
