// A few small sounds, made on the spot: a rattle on wood, a coin, a bell for one's own turn.
import { settings } from '../stores/settings.svelte'
import type { EventFacts } from '../stores/table.svelte'

let context: AudioContext | null = null

function tone(frequency: number, at: number, length: number, loud: number, type: OscillatorType = 'sine'): void {
  if (!context) return
  const start = context.currentTime + at
  const source = new OscillatorNode(context, { frequency, type })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.linearRampToValueAtTime((loud * settings.kept.volume) / 100, start + 0.005)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  source.connect(volume).connect(context.destination)
  source.start(start)
  source.stop(start + length)
}

const SOUNDS = {
  rattle: () => [0, 0.07, 0.16, 0.3].forEach((at) => tone(170 + at * 300, at, 0.05, 0.16, 'square')),
  coin: () => [1320, 1760].forEach((frequency, place) => tone(frequency, place * 0.05, 0.16, 0.05)),
  step: () => tone(240, 0, 0.08, 0.1, 'triangle'),
  turn: () => [523, 659, 784].forEach((frequency, place) => tone(frequency, place * 0.09, 0.4, 0.06)),
}
export type Sounds = Readonly<Record<string, keyof typeof SOUNDS>>
/** What sounds in every game; boards add to it. */
const OF_EVENT: Sounds = {
  gain: 'coin',
  exchange: 'coin',
  turn: 'step',
}

/** Let it be heard how loud the table is now. */
export function soundOnce(): void {
  if (!settings.kept.sound) return
  context ??= new AudioContext()
  SOUNDS.coin()
}

/** Sound what a step brought; `mine`: it is our turn now. */
export function soundOf(events: readonly EventFacts[], mine: boolean, sounds: Sounds = {}): void {
  const known: Sounds = { ...OF_EVENT, ...sounds }
  if (!settings.kept.sound || !events.length) return
  context ??= new AudioContext()
  if (document.hidden) {
    // Who looks at another tab is only called when it is their turn to do something.
    if (mine) SOUNDS.turn()
    return
  }
  const heard = new Set(events.flatMap(({ event }) => known[event] ?? []))
  for (const name of heard) SOUNDS[name]()
  if (mine && events.some(({ event }) => event === 'turn')) SOUNDS.turn()
}
