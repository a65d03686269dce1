/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { emblems } from './scripts/emblems.ts'
import { links } from './scripts/links.ts'
import { parcels } from './scripts/parcels.ts'

const SERVER = process.env['DUCHY_SERVER'] ?? 'http://127.0.0.1:8000'
const repository = fileURLToPath(new URL('..', import.meta.url))

/** A phone pays for every file that it asks for: what every page needs is one, what most of them share another. */
const SHARED =
  /[\\/]src[\\/](pages[\\/]parts[\\/](Top|Slip|TableSlip)|stores[\\/](guest|players)|words[\\/]telling|games[\\/].*about)\./
const PARCELS = [
  { name: 'base', tags: ['$initial' as const], priority: 2 },
  { name: 'parts', test: SHARED, priority: 1 },
  // What boards and their tables are made of. Their sheets stay with them: other pages would be dressed by those too.
  { name: 'boards', test: /[\\/]src[\\/](look|play)[\\/].*\.(svelte|ts)(\?|$)/, minShareCount: 2 },
]

// In the mode `site` the page is built for a host of files without a server: see `site.py`.
export default defineConfig(({ mode }) => ({
  plugins: [emblems(), parcels(), svelte(mode === 'site' ? { preprocess: [vitePreprocess(), links()] } : {})],
  worker: { format: 'es' },
  resolve: {
    alias: {
      '@transport': `${repository}web/src/talk/${mode === 'site' ? 'to-device' : 'to-server'}.ts`,
    },
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  server: {
    fs: { allow: [repository] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  // A document costs more than most tests: a file that needs one begins with `// @vitest-environment jsdom`.
  test: { dir: '../tests/web', environment: 'node', setupFiles: '../tests/web/setup.ts' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    rolldownOptions: { output: { codeSplitting: { groups: PARCELS } } },
  },
}))
