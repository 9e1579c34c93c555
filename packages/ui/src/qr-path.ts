import { encode } from 'uqr'

/** Modules of blank paper around a code, as ISO/IEC 18004 asks for. */
export const QUIET_ZONE = 4

export type QrPath = {
  /** Side of the drawing in modules, quiet zone included. */
  readonly side: number
  /** The dark modules as the data of an SVG path, one stroke of squares for each run in a row. */
  readonly path: string
}

/** Draws a text as a QR code; a sixth of it may be soiled and it still reads (level M). */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const runs = data.flatMap((row, y) => darkRuns(row).map(({ x, length }) => draw(x, y, length)))
  return { side: size + 2 * QUIET_ZONE, path: runs.join('') }
}

function draw(x: number, y: number, length: number): string {
  return `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`
}

type Run = { readonly x: number; readonly length: number }

function darkRuns(row: readonly boolean[]): Run[] {
  const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []))
  return starts.map((x) => {
    const end = row.indexOf(false, x)
    return { x, length: (end === -1 ? row.length : end) - x }
  })
}
