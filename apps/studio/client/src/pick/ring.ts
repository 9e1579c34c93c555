/** A place on the ring, from 0 to 1 of its box from the left and from the top. */
export type RingPlace = { readonly x: number; readonly y: number }

const SAMPLES = 2_000

/** Places on an ellipse so many times as wide as high, all equally far from the next along it, clockwise from its left. */
export function ringPlaces(count: number, ratio: number): readonly RingPlace[] {
  const points = Array.from({ length: SAMPLES + 1 }, (_, at) => {
    const angle = Math.PI + (at / SAMPLES) * 2 * Math.PI
    return { x: Math.cos(angle), y: Math.sin(angle) }
  })
  const lengths = points.map((point, at) => {
    const before = points[at - 1] ?? point
    return Math.hypot((point.x - before.x) * ratio, point.y - before.y)
  })
  const whole = lengths.reduce((sum, one) => sum + one, 0)
  const places: RingPlace[] = []
  let gone = 0
  for (const [at, point] of points.entries()) {
    gone += lengths[at] ?? 0
    // Half a gap from the left, so that the ring is the same above and below.
    if (places.length < count && gone >= (whole * (places.length + 0.5)) / count) {
      places.push({ x: (point.x + 1) / 2, y: (point.y + 1) / 2 })
    }
  }
  return places
}
