// Asking for the review of a game: the server works it out when it is first asked for.
import type { Curve } from '../generated/protocol'
import { server } from '../protocol'

const GLANCE = 400
const PATIENCE = 300

/** Ask until it is there, and tell how far it is; false if it never came. Stops when `isWanted` says no. */
export async function askForCurve(
  replay: string,
  told: (curve: Curve) => void,
  isWanted: () => boolean,
): Promise<boolean> {
  try {
    for (let asked = 0; asked < PATIENCE && isWanted(); asked += 1) {
      const curve = await server.curve(replay)
      if (isWanted()) told(curve)
      if (curve.progress >= 1) return true
      await new Promise((resolve) => setTimeout(resolve, GLANCE))
    }
  } catch {
    return false
  }
  return !isWanted()
}
