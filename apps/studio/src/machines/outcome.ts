import type { Round } from '@sanuk/engines/slots/spin'
import { type Amount, amount, times, writeAmount } from '@sanuk/money/amount'
import * as z from 'zod/mini'
import type { Step } from '../protocol.ts'

const count = z.int().check(z.gte(0))

/** A round as the engine decided it, the way it is kept: wins in stakes per line. */
export const keptOutcome = z.strictObject({
  steps: z.array(
    z.strictObject({
      kind: z.enum(['base', 'free']),
      stops: z.array(count),
      grid: z.array(z.array(z.string())),
      lineWins: z.array(z.strictObject({ line: count, symbol: z.string(), count, win: count })),
      scatter: z.nullable(z.strictObject({ count, win: count, freeSpins: count })),
      multiplier: count,
      win: count,
      freeSpinsLeft: count,
    }),
  ),
  win: count,
}) satisfies z.ZodMiniType<Round>

/** The stake of one line. Throws `RangeError` where the lines cannot share a stake without a rest. */
export function stakePerLine(stake: Amount, lines: number): Amount {
  if (stake % BigInt(lines) !== 0n) throw new RangeError(`${lines} lines cannot share ${writeAmount(stake)}`)
  return amount(stake / BigInt(lines))
}

/** The steps of a round with their wins in money, as the client is told them. */
export function pricedSteps(outcome: Round, perLine: Amount): Step[] {
  const price = (win: number) => writeAmount(times(perLine, win))
  return outcome.steps.map(({ stops: _, grid, lineWins, scatter, win, ...step }) => ({
    ...step,
    grid: grid.map((reel) => [...reel]),
    lineWins: lineWins.map((line) => ({ ...line, win: price(line.win) })),
    scatter: scatter && { ...scatter, win: price(scatter.win) },
    win: price(win),
  }))
}
