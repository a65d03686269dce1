// What is kept on this device: drawers of IndexedDB, locks and a channel between tabs (`duchy/local/bridges.py`).

const NAME = 'duchy'
const VERSION = 1
const DRAWERS = [
  'blocks',
  'chats',
  'checkpoints',
  'curves',
  'entries',
  'outages',
  'persons',
  'pulses',
  'records',
  'rows',
  'secrets',
  'sitters',
  'standings',
  'unrated',
]
/** After every key that begins with something. */
const LAST = '\uffff'

type Change = readonly [how: 'add' | 'put' | 'delete' | 'clear', drawer: string, key: string, text: string]

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result)
    request.onerror = () => fail(request.error ?? new Error('IndexedDB'))
  })

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, VERSION)
  opening.onupgradeneeded = () => {
    const there = opening.result.objectStoreNames
    for (const name of DRAWERS) if (!there.contains(name)) opening.result.createObjectStore(name)
  }
  return done(opening)
}

export class Keeping {
  readonly #database: IDBDatabase
  readonly #channel = new BroadcastChannel(NAME)
  readonly #held = new Map<string, () => void>()
  readonly #isFull: () => void

  private constructor(database: IDBDatabase, isFull: () => void) {
    this.#database = database
    this.#isFull = isFull
    // A later version of the page wants to lay out other drawers: it must not wait for this one.
    database.onversionchange = () => database.close()
  }

  /** `isFull` is called when something could not be kept for want of room. */
  static async open(isFull: () => void): Promise<Keeping> {
    return new Keeping(await open(), isFull)
  }

  #drawer(name: string): IDBObjectStore {
    return this.#database.transaction(name).objectStore(name)
  }

  async get(drawer: string, key: string): Promise<string | undefined> {
    return (await done(this.#drawer(drawer).get(key))) as string | undefined
  }

  async pairs(drawer: string, prefix: string, after: string): Promise<string> {
    const range = IDBKeyRange.bound(after > prefix ? after : prefix, prefix + LAST, after >= prefix && after !== '')
    const held = this.#drawer(drawer)
    const [keys, texts] = await Promise.all([done(held.getAllKeys(range)), done(held.getAll(range))])
    return JSON.stringify(keys.map((key, place) => [key, texts[place]]))
  }

  /** All or nothing; false if a key to be added was taken. It is on the disk before anybody is told. */
  write(text: string): Promise<boolean> {
    const changes = JSON.parse(text) as Change[]
    return new Promise((settle, fail) => {
      const drawers = [...new Set(changes.map(([, drawer]) => drawer))]
      const writing = this.#database.transaction(drawers, 'readwrite', { durability: 'strict' })
      for (const [how, drawer, key, kept] of changes) {
        const held = writing.objectStore(drawer)
        if (how === 'clear') held.delete(IDBKeyRange.bound(key, key + LAST))
        else if (how === 'delete') held.delete(key)
        else held[how](kept, key)
      }
      writing.oncomplete = () => settle(true)
      writing.onabort = () => {
        if (writing.error?.name === 'ConstraintError') return settle(false)
        if (writing.error?.name === 'QuotaExceededError') this.#isFull()
        fail(writing.error ?? new Error('nothing was kept'))
      }
    })
  }

  /** Whether this tab holds the lock. A tab that is gone, however it went, holds none. */
  claim(name: string): Promise<boolean> {
    if (this.#held.has(name)) return Promise.resolve(true)
    return new Promise((settle) => {
      void navigator.locks.request(`duchy/${name}`, { ifAvailable: true }, (lock) => {
        if (!lock) return settle(false)
        return new Promise<void>((release) => {
          this.#held.set(name, release)
          settle(true)
        })
      })
    })
  }

  release(name: string): void {
    this.#held.get(name)?.()
    this.#held.delete(name)
  }

  tell(text: string): void {
    this.#channel.postMessage(text)
  }

  /** Python lends its function for the call only: it is copied. */
  listen(heard: ((text: string) => void) & { copy?(): (text: string) => void }): void {
    const kept = heard.copy?.() ?? heard
    this.#channel.onmessage = ({ data }: MessageEvent<string>) => kept(data)
  }
}
