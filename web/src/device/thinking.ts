// Bots in workers of their own, as the tables' worker sees them (`Thinking` in `duchy/local/bridges.py`).
import type { FromThinker, ToThinker } from './messages'

/** As many as the device has cores, but for the page's own; memory is what a phone lacks first. */
const MOST = 4
const cores = Math.max(2, Math.min(MOST, navigator.hardwareConcurrency - 1))

type Heard = ((line: string) => void) & { copy?(): Heard; destroy?(): void }

export class Thinking {
  #worker: Worker | null = null
  #ready: Promise<void> | null = null
  #answered: ((line: string) => void) | null = null
  #lost: ((problem: Error) => void) | null = null
  #heard: Heard | null = null

  start(): Promise<void> {
    this.#ready ??= new Promise((settle, fail) => {
      const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
      this.#worker = worker
      worker.onerror = (event) => this.#fail(new Error(event.message || 'the worker of a bot broke'), fail)
      worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
        if (data.kind === 'ready') settle()
        else if (data.kind === 'heard') this.#heard?.(data.line)
        else if (data.kind === 'answer') this.#answered?.(data.line)
        else this.#fail(new Error(data.reason), fail)
      }
    })
    return this.#ready
  }

  #fail(problem: Error, starting: (problem: Error) => void): void {
    starting(problem)
    this.#lost?.(problem)
    this.end()
  }

  /** Python's function is lent for the call only: it is copied, and given back at the end. */
  async ask(errand: string, heard: Heard): Promise<string> {
    this.#heard = heard.copy?.() ?? heard
    try {
      return await new Promise<string>((settle, fail) => {
        this.#answered = settle
        this.#lost = fail
        this.#worker?.postMessage({ errand } satisfies ToThinker)
      })
    } finally {
      this.#heard?.destroy?.()
      this.#heard = this.#answered = this.#lost = null
    }
  }

  /** Whatever it thinks about: a worker cannot be asked to stop. */
  end(): void {
    this.#worker?.terminate()
    this.#lost?.(new Error('the thought was given up'))
    this.#worker = this.#ready = null
  }
}

export const thinkers = (): Thinking[] => Array.from({ length: cores }, () => new Thinking())
