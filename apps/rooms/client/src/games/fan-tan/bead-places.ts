import { RESTS } from '@sanuk/engines/live/fan-tan/spots'
import { restOf } from './rests.ts'

/** The cup is lifted, then the beads are led off; the whole takes this long. */
export const COUNT_MS = 2_500

const LIFT_MS = 450
/** How long four beads are on their way, at most. */
const LED_MS = 300

/** The picture is 560 by 250: the heap in its middle, fours in a row below it. */
const HEAP = { x: 280, y: 128 }
const ROW = { y: 210, step: 27, bead: 11.6 }
const REST = { step: 42, size: 2.2 }

/** A bead: where it lies in the heap and in the end, its size there, and when it begins to move. */
export type BeadPlace = {
  readonly heap: Point
  readonly end: Point
  readonly isRest: boolean
  readonly size: number
  readonly startsMs: number
}
type Point = { readonly x: number; readonly y: number }

/** The angle between seeds of a sunflower, by which a heap has no rows. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5))

/** A flat heap, the first beads in its middle. */
const inHeap = (at: number): Point => ({
  x: HEAP.x + 8.7 * Math.sqrt(at) * Math.cos(at * GOLDEN),
  y: HEAP.y + 5.4 * Math.sqrt(at) * Math.sin(at * GOLDEN),
})

/** Where so many beads lie, and how they are counted off: the outermost go first, four at a time, until four or fewer are left. */
export function beadPlaces(beads: number): readonly BeadPlace[] {
  const rest = restOf(beads)
  const fours = (beads - rest) / RESTS.length
  const startOf = (four: number) => LIFT_MS + (four * (COUNT_MS - LIFT_MS - 2 * LED_MS)) / Math.max(1, fours)
  return Array.from({ length: beads }, (_, at) => {
    const heap = inHeap(at)
    if (at < rest) {
      const x = HEAP.x + (at - (rest - 1) / 2) * REST.step
      return { heap, end: { x, y: HEAP.y }, isRest: true, size: REST.size, startsMs: COUNT_MS - LED_MS }
    }
    const led = beads - 1 - at
    const [four, within] = [Math.floor(led / RESTS.length), led % RESTS.length]
    const x = HEAP.x + (four - (fours - 1) / 2) * ROW.step + ((within % 2) - 0.5) * ROW.bead
    const y = ROW.y + (Math.floor(within / 2) - 0.5) * ROW.bead
    return { heap, end: { x, y }, isRest: false, size: 1, startsMs: startOf(four) }
  })
}
