// To this device: a worker of the page has the tables, and answers as a server would.
import type { FromHost, ToHost } from '../device/messages'
import type { Answer, Transport, Wire } from './transport'

/** What the page must know of a worker. */
export type Host = Pick<Worker, 'postMessage'> & { onmessage: ((event: MessageEvent<FromHost>) => void) | null }

/** What is told of the device itself. */
export interface DeviceNotes {
  starting(progress: number): void
  full(): void
  broken(reason: string): void
}

/** A line that was lost with the worker. */
const GONE = 1006

class WorkerWire implements Wire {
  isOpen = false
  onopen: (() => void) | null = null
  onmessage: ((text: string) => void) | null = null
  onclose: ((code: number) => void) | null = null
  readonly #post: (message: ToHost) => void
  readonly #line: number

  constructor(line: number, path: string, post: (message: ToHost) => void) {
    this.#line = line
    this.#post = post
    post({ kind: 'join', line, path })
    // As a socket does: never before who made it could listen.
    queueMicrotask(() => {
      this.isOpen = true
      this.onopen?.()
    })
  }

  send(text: string): void {
    this.#post({ kind: 'hear', line: this.#line, text })
  }

  close(): void {
    this.isOpen = false
    this.#post({ kind: 'part', line: this.#line })
  }
}

/** The worker is made when something is first asked of it. */
export function overWorker(make: () => Host, told: DeviceNotes): Transport {
  const waiting = new Map<number, (answer: Answer) => void>()
  const wires = new Map<number, WorkerWire>()
  let host: Host | null = null
  let broken = false
  let numbers = 0

  function closed(line: number, code: number): void {
    const wire = wires.get(line)
    wires.delete(line)
    if (!wire) return
    wire.isOpen = false
    wire.onclose?.(code)
  }

  function hear(message: FromHost): void {
    switch (message.kind) {
      case 'starting':
        return told.starting(message.progress)
      case 'answer':
        waiting.get(message.id)?.(JSON.parse(message.text) as Answer)
        waiting.delete(message.id)
        return
      case 'told':
        return wires.get(message.line)?.onmessage?.(message.text)
      case 'closed':
        return closed(message.line, message.code)
      case 'full':
        return told.full()
      case 'broken':
        broken = true
        told.broken(message.reason)
        for (const settle of waiting.values()) settle({ problem: { code: 'device', reason: '' } })
        waiting.clear()
        for (const line of [...wires.keys()]) closed(line, GONE)
    }
  }

  function post(message: ToHost): void {
    if (!host) {
      host = make()
      host.onmessage = ({ data }) => hear(data)
    }
    host.postMessage(message)
  }

  return {
    isAlone: true,
    ask: (method, path, body) => {
      if (broken) return Promise.resolve({ problem: { code: 'device', reason: '' } })
      const id = (numbers += 1)
      return new Promise((settle) => {
        waiting.set(id, settle)
        post({ kind: 'ask', id, method, path, body: body === undefined ? '' : JSON.stringify(body) })
      })
    },
    line: (path) => {
      const line = (numbers += 1)
      const wire = new WorkerWire(line, path, post)
      wires.set(line, wire)
      return wire
    },
  }
}
