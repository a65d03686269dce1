// The page brings the table with it: there is no server.
import { device } from '../device/device.svelte'
import { overWorker, type Host } from './over-worker'

const host = (): Host => new Worker(new URL('../device/host.worker.ts', import.meta.url), { type: 'module' })

export const transport = overWorker(host, device)
