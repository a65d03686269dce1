// A real `duchy serve` with a database of its own, which a test may stop and start again.
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const INSTALLED = here('../../.venv/bin/duchy')
const DUCHY = process.env['DUCHY'] ?? (existsSync(INSTALLED) ? INSTALLED : 'duchy')
const PYTHON = process.env['DUCHY_PYTHON'] ?? here('../../.venv/bin/python')
const CLOCKED = here('./clocked.py')
const BUILT = process.env['DUCHY_WEB'] ?? here('../dist')
const PATIENCE = 60_000
const GLANCE = 100
/** Who is gone may soon be stood in for: no test waits for three minutes. */
const ABSENCE = ['--absence', '1']

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, GLANCE))

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

export class Server {
  readonly url: string
  readonly #port: number
  readonly #settings: readonly string[]
  readonly #folder = mkdtempSync(join(tmpdir(), 'duchy-e2e-'))
  #packages: readonly string[] = []
  /** How far its clock is put forward, in milliseconds; null: its clock is the machine's. */
  #ahead: number | null = null
  #process: ChildProcess | null = null
  #said = ''

  private constructor(port: number, settings: readonly string[]) {
    this.#port = port
    this.#settings = settings
    this.url = `http://127.0.0.1:${port}`
  }

  /** With further settings of `duchy serve`, where a test needs a server of its own. */
  static async start(...settings: readonly string[]): Promise<Server> {
    const server = new Server(await freePort(), settings)
    await server.start()
    return server
  }

  /** A server whose clock a test can put forward. */
  static async startClocked(): Promise<Server> {
    const server = new Server(await freePort(), [])
    server.#ahead = 0
    await server.start()
    return server
  }

  /** Stop, and go on so much later. */
  async later(ms: number): Promise<void> {
    await this.stop()
    this.#ahead = (this.#ahead ?? 0) + ms
    await this.start()
  }

  /** A server on which the game of another package is installed, as an installer does it. */
  static async startWith(game: string, sources: string): Promise<Server> {
    const server = new Server(await freePort(), [])
    const module = `duchy_${game.replaceAll('-', '_')}`
    const about = join(server.#folder, `${module}-0.1.0.dist-info`)
    mkdirSync(about)
    writeFileSync(join(about, 'METADATA'), `Metadata-Version: 2.1\nName: ${module}\nVersion: 0.1.0\n`)
    writeFileSync(join(about, 'entry_points.txt'), `[duchy.games]\n${game} = ${module}\n`)
    server.#packages = [server.#folder, here(sources)]
    await server.start()
    return server
  }

  async start(): Promise<void> {
    const where = ['--port', String(this.#port), '--database', join(this.#folder, 'duchy.db'), '--web', BUILT]
    const how = [...ABSENCE, '--workers', '1', ...this.#settings]
    const program = this.#ahead === null ? [DUCHY] : [PYTHON, CLOCKED]
    const [command = DUCHY, ...first] = program
    const child = spawn(command, [...first, 'serve', ...where, ...how], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DUCHY_AHEAD: String(this.#ahead ?? 0),
        PYTHONPATH: [...this.#packages, ...(process.env['PYTHONPATH']?.split(delimiter) ?? [])].join(delimiter),
      },
    })
    this.#process = child
    this.#said = ''
    const hear = (text: Buffer): void => void (this.#said = (this.#said + String(text)).slice(-4000))
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    const until = Date.now() + PATIENCE
    while (!(await this.#answers())) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`the server did not start:\n${this.#said}`)
      await pause()
    }
  }

  async stop(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }

  /** Stop for good, and leave nothing behind. */
  async clear(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #answers(): Promise<boolean> {
    const answer = await fetch(`${this.url}/api/games`).catch(() => null)
    return answer?.ok ?? false
  }
}
