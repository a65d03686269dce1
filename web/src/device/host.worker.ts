// The worker in which the tables of this device are: what a server is elsewhere.
import { Keeping } from './keeping'
import type { FromHost, ToHost } from './messages'
import { python } from './python'
import { thinkers } from './thinking'

/** `Front` of `duchy/local/front.py`. */
interface Front {
  open(): Promise<void>
  ask(method: string, path: string, body: string): Promise<string>
  join(line: number, path: string): void
  hear(line: number, text: string): void
  part(line: number): void
}
type MakeFront = (
  keeping: Keeping,
  workers: readonly unknown[],
  tell: (line: number, text: string) => void,
  hangUp: (line: number, code: number) => void,
) => Front

const post = (message: FromHost): void => self.postMessage(message)

async function start(): Promise<Front> {
  const workers = thinkers()
  const [runtime, keeping] = await Promise.all([
    python((progress) => post({ kind: 'starting', progress })),
    Keeping.open(() => post({ kind: 'full' })),
  ])
  const { Front } = runtime.pyimport('duchy.local.front') as { Front: MakeFront }
  const front = Front(
    keeping,
    workers,
    (line, text) => post({ kind: 'told', line, text }),
    (line, code) => post({ kind: 'closed', line, code }),
  )
  await front.open()
  post({ kind: 'starting', progress: 1 })
  // The first bot is woken before it is asked: it needs seconds, like this worker.
  workers[0]?.start().catch(() => undefined)
  return front
}

const ready = start()
ready.catch((problem: unknown) => post({ kind: 'broken', reason: String(problem) }))

self.onmessage = async ({ data }: MessageEvent<ToHost>) => {
  const front = await ready
  if (data.kind === 'ask') {
    post({ kind: 'answer', id: data.id, text: await front.ask(data.method, data.path, data.body) })
  } else if (data.kind === 'join') front.join(data.line, data.path)
  else if (data.kind === 'hear') front.hear(data.line, data.text)
  else front.part(data.line)
}
