// The site kept on this device: whether it is there without a connection, and whether a newer one waits.
import { device } from './device.svelte'

/** A page that needs no table is kept all the same, a little later. */
const PATIENCE = 8_000

class Updates {
  /** Whether everything that the page needs is kept, so that it works offline. */
  isKept = $state(false)
  /** Whether a newer version is kept beside this one; it takes over when it is told to. */
  isNewer = $state(false)
  #waiting: ServiceWorker | null = null

  /** Keep the site, once what the page itself needs has come. */
  async start(): Promise<void> {
    if (!('serviceWorker' in navigator)) return
    await Promise.race([device.ready, new Promise((settle) => setTimeout(settle, PATIENCE))])
    navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' }).then(
      (found) => this.#watch(found),
      () => undefined, // Some browsers keep nothing in a private window: then it is a page like any other.
    )
    void navigator.serviceWorker.ready.then(() => (this.isKept = true))
  }

  #watch(found: ServiceWorkerRegistration): void {
    const look = (): void => {
      // Without an active one this is the first: nothing is newer than nothing.
      this.#waiting = found.active ? found.waiting : null
      this.isNewer = this.#waiting !== null
    }
    look()
    found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look))
  }

  /** Load the newer version; every game goes on where it was. */
  takeOver(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.#waiting?.postMessage('take-over')
  }
}

export const updates = new Updates()
