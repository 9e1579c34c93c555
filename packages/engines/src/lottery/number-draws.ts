import type { Draw } from '../random/draw.ts'
import type { Result } from './play.ts'

/** Draws of whole numbers with so many digits each, independent of each other; leading zeros are written. */
export const numberDraws = (
  widths: readonly number[],
): { readonly draw: (draw: Draw) => Result; readonly isResult: (result: Result) => boolean } => ({
  draw: (draw) => widths.map((width) => String(draw(10 ** width)).padStart(width, '0')),
  isResult: (result) =>
    result.length === widths.length &&
    result.every((number, place) => number.length === widths[place] && /^[0-9]+$/.test(number)),
})
