// A plain host of files, as any: no server of ours, no special headers, the site under a path of its own.
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

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
  /** What was asked for, by path. */
  readonly asked: string[] = []
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`
    server.on('request', (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://here')
      this.asked.push(pathname)
      const name = pathname === PATH ? 'index.html' : normalize(pathname.slice(PATH.length))
      const found = pathname.startsWith(PATH) && !name.startsWith('..') ? readFile(join(SITE, name)) : Promise.reject()
      found.then(
        (body) => response.writeHead(200, { 'content-type': KINDS[extname(name)] ?? 'text/plain' }).end(body),
        () => response.writeHead(404).end('not here'),
      )
    })
  }

  static async start(): Promise<Files> {
    const server = createServer()
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    return new Files(server)
  }

  /** No connection any more. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((gone) => this.#server.close(gone))
  }
}
