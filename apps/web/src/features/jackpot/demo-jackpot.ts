import { type Amount, amount } from '@sanuk/money/amount'

/** How often the counter moves, and by how much: 165.11, as the brand’s owner set it. */
export const TICK_MS = 3_000
const STEP = 1_651_100n

/** What the counter begins a month with, so that it neither looks empty nor grows for ever. */
const START = 8_880_000_0000n

/**
 * What the counter of a demo brand shows at a time, in ms since 1970: it follows the clock and no pool. A brand that takes
 * money shows what can be won, or nothing.
 */
export function demoJackpot(at: number): Amount {
  const date = new Date(at)
  const begin = Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
  return amount(START + BigInt(Math.floor((at - begin) / TICK_MS)) * STEP)
}
