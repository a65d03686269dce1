// The server's time, as it goes on since it was told.
export class Ticking {
  #ahead = 0
  now = $state(Date.now())

  /** Be told what time it is there. */
  set(now: number): void {
    this.#ahead = now - Date.now()
    this.now = now
  }

  /** Go on for as long as somebody looks; the way to stop. */
  start(every: number): () => void {
    const timer = window.setInterval(() => (this.now = Date.now() + this.#ahead), every)
    return () => window.clearInterval(timer)
  }
}
