// What is known of this device where it plays without a server: how far it is, and what it lacks.

class Device {
  /** From 0 to 1: how much of the table has come. */
  progress = $state(0)
  /** Whether nothing more can be kept. */
  isFull = $state(false)
  /** Why the tables' worker cannot be started, for who looks into it. */
  fault = $state('')

  #isReady: () => void = () => undefined
  /** The tables' worker answers. */
  readonly ready = new Promise<void>((settle) => (this.#isReady = settle))

  starting(progress: number): void {
    this.progress = Math.max(this.progress, progress)
    if (progress < 1) return
    this.#isReady()
    // What is kept here is nowhere else: the browser shall not clear it away by itself.
    void navigator.storage?.persist?.()
  }

  full(): void {
    this.isFull = true
  }

  broken(reason: string): void {
    this.fault = reason
    console.error(reason)
  }
}

export const device = new Device()
