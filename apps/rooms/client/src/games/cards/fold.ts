/** A place on a card, or a way across it: from its upper left corner, in its own pixels. */
export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }

/** How a card lies there whose corner is folded over. */
export type Fold = {
  /** What is left of its back. */
  readonly back: readonly Point[]
  /** What is folded over, where it lay on the back. */
  readonly folded: readonly Point[]
  /** Where on its face that is: what the clip of the flap is. */
  readonly face: readonly Point[]
  /** Moves the face to where the flap lies: the six numbers of a CSS matrix. */
  readonly matrix: readonly [number, number, number, number, number, number]
  /** How much of the card is folded over, of one. */
  readonly share: number
}

/** The corner of a card next to a place on it. */
export const cornerAt = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: x < width / 2 ? 0 : width,
  y: y < height / 2 ? 0 : height,
})

/**
 * Folds a card that lies face down so that a corner comes to lie at another place. The fold is the line halfway between
 * the two; what lies beyond it is mirrored across it. Null where nothing is folded yet.
 */
export function fold(size: Size, corner: Point, to: Point): Fold | null {
  const way = { x: to.x - corner.x, y: to.y - corner.y }
  const length = Math.hypot(way.x, way.y)
  if (length < 1) return null
  const normal = { x: way.x / length, y: way.y / length }
  const middle = { x: (corner.x + to.x) / 2, y: (corner.y + to.y) / 2 }
  const beyond = ({ x, y }: Point) => (x - middle.x) * normal.x + (y - middle.y) * normal.y
  const card = cornersOf(size)
  const back = cut(card, beyond)
  const folded = cut(card, (point) => -beyond(point))
  const face = folded.map(({ x, y }) => ({ x: size.width - x, y }))
  const share = areaOf(folded) / (size.width * size.height)
  return { back, folded, face, matrix: matrixOf(size, normal, middle), share }
}

const cornersOf = ({ width, height }: Size): readonly Point[] => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
]

/** What of a convex shape lies where the side of it is not negative. */
function cut(shape: readonly Point[], sideOf: (point: Point) => number): readonly Point[] {
  return shape.flatMap((point, at) => {
    const next = shape[(at + 1) % shape.length] ?? point
    const [here, there] = [sideOf(point), sideOf(next)]
    const crossing = here * there < 0 ? [between(point, next, here / (here - there))] : []
    return here >= 0 ? [point, ...crossing] : crossing
  })
}

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})

/**
 * The face lies mirrored under the back (x becomes width - x), and is mirrored across the fold: both together turn it,
 * so that what is seen of it can be read.
 */
function matrixOf({ width }: Size, { x: nx, y: ny }: Point, middle: Point): Fold['matrix'] {
  const offset = 2 * (middle.x * nx + middle.y * ny)
  const [xx, xy, yy] = [1 - 2 * nx * nx, -2 * nx * ny, 1 - 2 * ny * ny]
  return [-xx, -xy, xy, yy, xx * width + offset * nx, xy * width + offset * ny]
}

function areaOf(shape: readonly Point[]): number {
  const twice = shape.reduce((sum, { x, y }, at) => {
    const next = shape[(at + 1) % shape.length] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}

/** A shape as a clip of CSS. */
export const clipOf = (shape: readonly Point[]): string =>
  `polygon(${shape.map(({ x, y }) => `${x.toFixed(1)}px ${y.toFixed(1)}px`).join(', ')})`
