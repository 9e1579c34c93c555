import { type WireFigure, wholeOf } from '../wire-figure.ts'

/**
 * By how much a figure has grown, as a share of what it was: 0.25 is a quarter more. `null` where it was nothing. Of a
 * loss that became smaller the share is positive, too.
 */
export function changeOf(now: WireFigure, before: WireFigure): number | null {
  const [is, was] = [wholeOf(now), wholeOf(before)]
  if (was === 0n) return null
  const size = was < 0n ? -was : was
  // Thousandths: as fine as anybody reads them.
  return Number(((is - was) * 1000n) / size) / 1000
}
