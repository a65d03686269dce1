// To a server: HTTP for what is asked once, a socket for a table.
import type { Problem } from '../generated/protocol'
import type { Answer, Transport, Wire } from './transport'

async function ask(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' }
    init.body = JSON.stringify(body)
  }
  const response = await fetch(path, init).catch(() => null)
  if (!response) return { problem: { code: 'offline', reason: '' } }
  if (response.ok) return { gives: await response.json() }
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>
  return { problem: { code: problem.code ?? String(response.status), reason: problem.reason ?? '' } }
}

class SocketWire implements Wire {
  readonly #socket: WebSocket
  onopen: (() => void) | null = null
  onmessage: ((text: string) => void) | null = null
  onclose: ((code: number) => void) | null = null

  constructor(path: string) {
    const url = new URL(path, location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    this.#socket = new WebSocket(url)
    this.#socket.onopen = () => this.onopen?.()
    this.#socket.onmessage = (event) => this.onmessage?.(String(event.data))
    this.#socket.onclose = (event) => this.onclose?.(event.code)
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  send(text: string): void {
    this.#socket.send(text)
  }

  close(): void {
    this.#socket.close()
  }
}

export const overHttp: Transport = { isAlone: false, ask, line: (path) => new SocketWire(path) }
