// Python in a worker: Pyodide with the table in it, all from the site's own files.
import type { PyodideAPI } from 'pyodide'

const HERE = import.meta.url // the builder takes `new URL(…, import.meta.url)` for a file that it should bring
/** The folder is named after what is in it, so that a page never meets the Python of another version. */
const HOME = new URL(`../${import.meta.env.VITE_PYTHON}/`, HERE)
const PLACE = '/duchy'
/** What has to come, with its share of all bytes. */
const SHARES: readonly (readonly [string, number])[] = [
  ['pyodide.asm.wasm', 0.7],
  ['pyodide.asm.mjs', 0.08],
  ['python_stdlib.zip', 0.17],
  ['duchy.zip', 0.05],
]
/** To come is three quarters of the way; the rest is Python's own. */
const COMING = 0.75

/** Be told how much has come: the browser notes whatever a worker fetches. */
function watch(heard: (progress: number) => void): () => void {
  const shares = new Map(SHARES)
  let arrived = 0
  const observer = new PerformanceObserver((entries) => {
    for (const { name } of entries.getEntries()) {
      const file = name.split('/').at(-1) ?? ''
      arrived += shares.get(file) ?? 0
      shares.delete(file)
    }
    heard(arrived * COMING)
  })
  observer.observe({ type: 'resource', buffered: true })
  return () => observer.disconnect()
}

async function archive(): Promise<ArrayBuffer> {
  const response = await fetch(new URL('duchy.zip', HOME))
  if (!response.ok) throw new Error(`duchy.zip: ${response.status}`)
  return response.arrayBuffer()
}

export async function python(heard: (progress: number) => void = () => undefined): Promise<PyodideAPI> {
  const stop = watch(heard)
  const address = new URL('pyodide.mjs', HOME).href
  const { loadPyodide } = (await import(/* @vite-ignore */ address)) as typeof import('pyodide')
  const [runtime, packed] = await Promise.all([loadPyodide({ indexURL: HOME.href }), archive()])
  stop()
  runtime.unpackArchive(packed, 'zip', { extractDir: PLACE })
  runtime.runPython(`import sys; sys.path.insert(0, '${PLACE}')`)
  heard(0.9)
  return runtime
}
