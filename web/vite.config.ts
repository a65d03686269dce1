/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { emblems } from './scripts/emblems.ts'
import { links } from './scripts/links.ts'

const SERVER = process.env['DUCHY_SERVER'] ?? 'http://127.0.0.1:8000'
const repository = fileURLToPath(new URL('..', import.meta.url))

// In the mode `site` the page is built for a host of files without a server: see `site.py`.
export default defineConfig(({ mode }) => ({
  plugins: [emblems(), svelte(mode === 'site' ? { preprocess: [vitePreprocess(), links()] } : {})],
  worker: { format: 'es' },
  resolve: {
    alias: {
      '@locales': `${repository}locales`,
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
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: true },
}))
