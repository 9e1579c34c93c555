import type { DrawRecord } from './draw-record.ts'
import { drawBytesOf, hashOfBytes, numbersFrom } from './draws.ts'
import { drawLottery } from './lottery-draws.ts'

/**
 * What is looked at: that the seed is the one whose hash was shown before the draw, and that it and the seal of the
 * ledger give the result. A draw has no money of its own.
 */
export const DRAW_CHECKS = ['commitment', 'outcome'] as const
export type DrawCheck = (typeof DRAW_CHECKS)[number]

/** Each check and whether it holds; `untold` before the draw. */
export type DrawVerdict = 'untold' | { readonly [check in DrawCheck]: boolean }

/** Draws the numbers of a lottery again by code that shares nothing with the server's, and compares. */
export function verifyDraw(record: DrawRecord): DrawVerdict {
  const { seed, commitment } = record
  if (seed === null) return 'untold'
  return { commitment: hashOfBytes(seed) === commitment, outcome: sameResult({ ...record, seed }) }
}

function sameResult({ family, head, result, ...record }: DrawRecord & { readonly seed: string }): boolean {
  if (head === null || result === null) return false
  const drawn = drawLottery(family, numbersFrom(drawBytesOf({ ...record, head })))
  return drawn.length === result.length && drawn.every((number, place) => number === result[place])
}
