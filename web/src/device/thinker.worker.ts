// A bot's worker: errands come in, answers go out, and it keeps nothing.
import type { FromThinker, ToThinker } from './messages'
import { python } from './python'

type Think = (errand: string, tell: (line: string) => void) => string

const post = (message: FromThinker): void => self.postMessage(message)

const ready = python().then((runtime) => {
  const { think } = runtime.pyimport('duchy.local.thinkers') as { think: Think }
  post({ kind: 'ready' })
  return think
})

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  try {
    const think = await ready
    post({ kind: 'answer', line: think(data.errand, (line) => post({ kind: 'heard', line })) })
  } catch (problem) {
    post({ kind: 'broken', reason: String(problem) })
  }
}
ready.catch((problem: unknown) => post({ kind: 'broken', reason: String(problem) }))
