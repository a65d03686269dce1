// The drawings of game-icons by name. The common set is always there; a board brings its own.
import common from './emblems/common.json?drawn'

const drawings = new Map<string, string>(Object.entries(common))

export function addEmblems(set: Readonly<Record<string, string>>): void {
  for (const [name, drawing] of Object.entries(set)) drawings.set(name, drawing)
}

/** The drawing with this name, in a box of 512 × 512; a missing one is an empty field, never an error. */
export const drawingOf = (name: string): string => drawings.get(name) ?? ''
