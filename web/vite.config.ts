/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { emblems } from './scripts/emblems.ts'

const SERVER = process.env['DUCHY_SERVER'] ?? 'http://127.0.0.1:8000'
const repository = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  plugins: [emblems(), svelte()],
  resolve: {
    alias: { '@locales': `${repository}locales` },
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  server: {
    fs: { allow: [repository] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  // A document costs more than most tests: a file that needs one begins with `// @vitest-environment jsdom`.
  test: { dir: '../tests/web', environment: 'node', setupFiles: '../tests/web/setup.ts' },
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: true },
})
