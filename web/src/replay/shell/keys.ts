// Keys of a replay, where nothing else has the focus: arrows step, Home and End go to the ends, Space plays.
import type { ReplayStore } from '../replay.svelte'

export function stepsBy(event: KeyboardEvent, store: ReplayStore): void {
  if (event.target !== document.body || event.altKey || event.ctrlKey || event.metaKey) return
  const onward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = onward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  const steps: Readonly<Record<string, () => void>> = {
    [onward]: () => store.go(store.at + 1),
    [back]: () => store.go(store.at - 1),
    Home: () => store.go(0),
    End: () => store.go(store.length),
    ' ': () => (store.playing ? store.pause() : store.play()),
  }
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  step()
}
