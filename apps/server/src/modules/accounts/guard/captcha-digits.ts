/** One stroke of a pen: a line of two points or a cubic curve of four, as x and y between 0 and 1, y downwards. */
export type Stroke = readonly number[]

const SIX: readonly Stroke[] = [
  [0.85, 0.08, 0.4, -0.1, 0.05, 0.3, 0.08, 0.7],
  [0.08, 0.7, 0.1, 1.1, 0.92, 1.1, 0.92, 0.7],
  [0.92, 0.7, 0.92, 0.3, 0.2, 0.35, 0.08, 0.7],
]

/** The ten digits as they are written by hand. */
export const DIGITS: readonly (readonly Stroke[])[] = [
  [
    [0.5, 0, 1.1, 0, 1.1, 1, 0.5, 1],
    [0.5, 1, -0.1, 1, -0.1, 0, 0.5, 0],
  ],
  [
    [0.25, 0.22, 0.58, 0],
    [0.58, 0, 0.58, 1],
  ],
  [
    [0.08, 0.25, 0.1, -0.1, 0.95, -0.1, 0.9, 0.3],
    [0.9, 0.3, 0.85, 0.6, 0.2, 0.75, 0.05, 1],
    [0.05, 1, 0.95, 1],
  ],
  [
    [0.1, 0.1, 0.5, -0.1, 1, 0.05, 0.85, 0.3],
    [0.85, 0.3, 0.75, 0.45, 0.6, 0.46, 0.4, 0.46],
    [0.4, 0.46, 1.1, 0.45, 1.05, 1, 0.5, 1],
    [0.5, 1, 0.3, 1, 0.1, 0.95, 0.05, 0.85],
  ],
  [
    [0.72, 1, 0.72, 0],
    [0.72, 0, 0.05, 0.68],
    [0.05, 0.68, 0.98, 0.68],
  ],
  [
    [0.9, 0, 0.2, 0],
    [0.2, 0, 0.12, 0.45],
    [0.12, 0.45, 0.5, 0.3, 0.95, 0.35, 0.95, 0.68],
    [0.95, 0.68, 0.95, 1.05, 0.3, 1.1, 0.05, 0.88],
  ],
  SIX,
  [
    [0.05, 0, 0.95, 0],
    [0.95, 0, 0.35, 1],
  ],
  [
    [0.5, 0.46, -0.1, 0.4, 0.05, 0, 0.5, 0],
    [0.5, 0, 0.95, 0, 1.1, 0.4, 0.5, 0.46],
    [0.5, 0.46, -0.15, 0.52, -0.05, 1, 0.5, 1],
    [0.5, 1, 1.05, 1, 1.15, 0.52, 0.5, 0.46],
  ],
  // Upside down a six is a nine.
  SIX.map((stroke) => stroke.map((at) => 1 - at)),
]

const STEPS = 12

/** Points along a stroke. */
export function pointsOf(stroke: Stroke): [number, number][] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2, y2 = 0, x3 = 0, y3 = 0] = stroke
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS
    const s = 1 - t
    if (x2 === undefined) return [s * x0 + t * x1, s * y0 + t * y1]
    const weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t] as const
    return [
      weights[0] * x0 + weights[1] * x1 + weights[2] * x2 + weights[3] * x3,
      weights[0] * y0 + weights[1] * y1 + weights[2] * y2 + weights[3] * y3,
    ]
  })
}
