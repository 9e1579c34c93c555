/** Which square: how near, and where between the edges it lies, from 0 to 1. */
export type Cut = { readonly zoom: number; readonly x: number; readonly y: number }

/** The square of a picture in its own pixels. It never leaves the picture. */
export function cutOf({ width, height }: { readonly width: number; readonly height: number }, { zoom, x, y }: Cut) {
  const edge = Math.min(width, height) / Math.max(1, zoom)
  return { edge, left: (width - edge) * x, top: (height - edge) * y }
}
