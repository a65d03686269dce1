// A plain host of files, as any: no server of ours, no special headers, the site under a path of its own.
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './server'

const SITE = process.env['DUCHY_SITE'] ?? fileURLToPath(new URL('../../site', import.meta.url))
const PATH = '/some/where/'
const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
}

export class Files {
  readonly url: string
  readonly #port: number
  #server: Server | null = null

  private constructor(port: number) {
    this.#port = port
    this.url = `http://127.0.0.1:${port}${PATH}`
  }

  static async start(): Promise<Files> {
    const files = new Files(await freePort())
    await files.start()
    return files
  }

  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://here')
      const name = pathname === PATH ? 'index.html' : normalize(pathname.slice(PATH.length))
      const isOurs = pathname.startsWith(PATH) && !name.startsWith('..')
      const found = isOurs ? readFile(join(SITE, name)) : Promise.reject(new Error(pathname))
      found.then(
        (body) => response.writeHead(200, { 'content-type': KINDS[extname(name)] ?? 'text/plain' }).end(body),
        () => response.writeHead(404).end('not here'),
      )
    })
    await new Promise<void>((ready) => this.#server?.listen(this.#port, '127.0.0.1', ready))
  }

  /** There is no connection any more. */
  async stop(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((gone) => this.#server?.close(gone))
    this.#server = null
  }

  async clear(): Promise<void> {
    if (this.#server) await this.stop()
  }
}
