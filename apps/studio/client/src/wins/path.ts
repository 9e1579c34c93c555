export type Point = { readonly x: number; readonly y: number }
export type Segment = { readonly from: Point; readonly length: number; readonly angle: number }

/** A line through points, to be drawn piece by piece. */
export type Path = { readonly segments: readonly Segment[]; readonly length: number }

export function pathThrough(points: readonly Point[]): Path {
  const segments = points.slice(1).map((to, i): Segment => {
    const from = points[i] ?? to
    return { from, length: Math.hypot(to.x - from.x, to.y - from.y), angle: Math.atan2(to.y - from.y, to.x - from.x) }
  })
  return { segments, length: segments.reduce((sum, { length }) => sum + length, 0) }
}

/** How much of each segment is drawn (0..1) when the line has come so far. */
export function drawnParts({ segments }: Path, distance: number): readonly number[] {
  let left = distance
  return segments.map(({ length }) => {
    const part = length === 0 ? 1 : Math.min(1, Math.max(0, left / length))
    left -= length
    return part
  })
}

/** The point on the line after so much of its length. */
export function pointAt({ segments }: Path, distance: number): Point {
  let left = distance
  let end: Point = { x: 0, y: 0 }
  for (const { from, length, angle } of segments) {
    const along = Math.min(left, length)
    end = { x: from.x + Math.cos(angle) * along, y: from.y + Math.sin(angle) * along }
    if (left <= length) return end
    left -= length
  }
  return end
}
