import { RESTS, type Rest } from '@sanuk/engines/live/fan-tan/spots'
import type { PastResult } from '#protocol'

/** The most beads that lie under the cup. */
const MOST_BEADS = 80

/** What is left as it goes over the wire, or null for what is none. */
export const readRest = (face: string | null | undefined): Rest | null =>
  RESTS.find((rest) => String(rest) === face) ?? null

/** How many beads lay under the cup, or null for what is no such number. */
export function readBeads(face: string | null): number | null {
  const beads = Number(face)
  return face && Number.isInteger(beads) && beads > 0 && beads <= MOST_BEADS ? beads : null
}

/** How many beads are left of so many: four where none would be. */
export const restOf = (beads: number): Rest => RESTS.find((rest) => (beads - rest) % RESTS.length === 0) ?? 4

/** What was left in past coups, the newest last. */
export const restsIn = (results: readonly PastResult[]): readonly Rest[] =>
  results.flatMap(({ faces }) => {
    const rest = readRest(faces[0])
    return rest === null ? [] : [rest]
  })
