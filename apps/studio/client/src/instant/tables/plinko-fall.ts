import {
  beadRadius,
  FIELD_HEIGHT,
  landedPlace,
  type Place,
  pegRadius,
  struckPegs,
  waitingPlace,
} from './plinko-field.ts'

/** Instants between two pegs at which the place of the bead is said: enough for an arc to look round. */
const INSTANTS = 8

/** From the pegs to the slot the bead needs as long as from peg to peg; then it comes to rest. */
const REST_BEATS = 1.6

const BEAT_MS = 135
const QUICK_FALL_MS = 520

type Hop = { readonly from: Place; readonly to: Place; readonly beats: number; readonly height: number }

/** How long a bead falls through so many rows, until it strikes its slot. */
export const fallMs = (rows: number, quick: boolean): number => (quick ? QUICK_FALL_MS : BEAT_MS * (rows + 1))

/** When the bead strikes the peg of each row. */
export const strikesMs = (rows: number, lastsMs: number): number[] =>
  Array.from({ length: rows }, (_, row) => (lastsMs * (row + 1)) / (rows + 1))

/** How long it moves in all, with the little bounces in the slot. */
export const restMs = (rows: number, lastsMs: number): number => (lastsMs * (rows + 1 + REST_BEATS)) / (rows + 1)

/** A place as a shift of a layer as large as the field: it holds when the field changes its size. */
export const shift = ({ x, y }: Place): string =>
  `translate(${x.toFixed(3)}%, ${((100 * y) / FIELD_HEIGHT).toFixed(3)}%)`

/** The fall as keyframes: from the funnel over the peg of every row into the slot. */
export function fallFrames(path: readonly number[], slot: number): Keyframe[] {
  const hops = hopsOf(path, slot)
  const beats = hops.reduce((sum, hop) => sum + hop.beats, 0)
  let begun = 0
  const frames = hops.flatMap((hop) => {
    const before = begun
    begun += hop.beats
    return arc(hop).map(({ at, place }) => ({ offset: (before + at * hop.beats) / beats, transform: shift(place) }))
  })
  return [...frames, { offset: 1, transform: shift(landedPlace(path.length, slot)) }]
}

function hopsOf(path: readonly number[], slot: number): Hop[] {
  const rows = path.length
  const stops = [waitingPlace, ...touches(path), landedPlace(rows, slot)]
  const falls = stops.slice(1).map((to, at) => {
    const from = stops[at] ?? to
    return { from, to, beats: 1, height: at === 0 ? 0 : 0.3 * Math.abs(to.y - from.y) }
  })
  const end = landedPlace(rows, slot)
  const bounces = [1, 0.6].map((beats) => ({ from: end, to: end, beats, height: 3.2 * beats ** 2 }))
  return [...falls, ...bounces]
}

/** The bead strikes a peg on the side to which it then falls. */
function touches(path: readonly number[]): Place[] {
  const reach = pegRadius(path.length) + beadRadius(path.length)
  return struckPegs(path).map(({ x, y }, row) => ({
    x: x + (path[row] === 1 ? 0.35 : -0.35) * reach,
    y: y - 0.93 * reach,
  }))
}

/** A throw as physics has it: sideways evenly, upwards first where it has a height, and down ever faster. */
function arc({ from, to, height }: Hop): { at: number; place: Place }[] {
  const drop = to.y - from.y
  // Thrown up by `height` and fallen by `drop`: y(t) = fall·t² − rise·t with y(1) = drop and the apex at −height.
  const rise = 2 * height + 2 * Math.sqrt(height * (height + drop))
  const fall = drop + rise
  return Array.from({ length: INSTANTS }, (_, instant) => {
    const at = instant / INSTANTS
    return { at, place: { x: from.x + (to.x - from.x) * at, y: from.y + fall * at ** 2 - rise * at } }
  })
}
