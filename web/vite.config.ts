import { copyFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { emblems } from './scripts/emblems.ts'

const SERVER = process.env['DUCHY_SERVER'] ?? 'http://127.0.0.1:8000'
const repository = fileURLToPath(new URL('..', import.meta.url))

/** Deep links are answered by the same page: static servers show 404.html for what they do not know. */
const anyPath = (): Plugin => ({
  name: 'duchy-any-path',
  apply: 'build',
  closeBundle: () => copyFileSync(`${repository}web/dist/index.html`, `${repository}web/dist/404.html`),
})

export default defineConfig({
  plugins: [emblems(), svelte(), anyPath()],
  resolve: { alias: { '@locales': `${repository}locales` } },
  server: {
    fs: { allow: [repository] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: true },
})
