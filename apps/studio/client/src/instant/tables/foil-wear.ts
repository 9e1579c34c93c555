/** A place on the card, in fields: the card is three of them wide and high. */
export type Place = { readonly x: number; readonly y: number }

export const SIDE = 3
/** So many points along the side of a field are looked at. */
const GRAIN = 6
/** Of the points of a field, how many have to be rubbed for it to count as uncovered. */
const ENOUGH = 0.5

const points: readonly (Place & { readonly field: number })[] = Array.from({ length: (SIDE * GRAIN) ** 2 }, (_, n) => {
  const [x, y] = [((n % (SIDE * GRAIN)) + 0.5) / GRAIN, (Math.floor(n / (SIDE * GRAIN)) + 0.5) / GRAIN]
  return { x, y, field: Math.floor(y) * SIDE + Math.floor(x) }
})

/** Keeps what is rubbed off a card; each stroke is answered with the fields it has uncovered, each of them once. */
export function createWear(): (from: Place, to: Place, radius: number) => number[] {
  let covered = points
  const done = new Set<number>()
  return (from, to, radius) => {
    covered = covered.filter((point) => distance(point, from, to) > radius)
    const left = Map.groupBy(covered, ({ field }) => field)
    const worn = fields.filter((field) => (left.get(field)?.length ?? 0) <= GRAIN * GRAIN * (1 - ENOUGH))
    const fresh = worn.filter((field) => !done.has(field))
    for (const field of fresh) done.add(field)
    return fresh
  }
}

export const fields: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, field) => field)

/** From a point to the stretch between two others. */
function distance(point: Place, from: Place, to: Place): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
  const at = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - from.x - at * dx, point.y - from.y - at * dy)
}
