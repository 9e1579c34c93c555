import type { Gambled } from '@sanuk/engines/slots/gamble'
import type { Round } from '@sanuk/engines/slots/spin'
import type { Cell as EngineCell } from '@sanuk/engines/slots/symbol-wins'
import { type Amount, amount, times, writeAmount } from '@sanuk/money/amount'
import * as z from 'zod/mini'
import type { Cell, Step } from '../protocol.ts'
import { keptGamble } from './gambled.ts'
import { keptBoard } from './picked.ts'

const count = z.int().check(z.gte(0))

const cell = z.tuple([count, count])

/** A round, and what its player made of the win where he might gamble with it. */
export type SlotOutcome = Round & { readonly gamble?: Gambled }

/** A round as the engine decided it, the way it is kept: wins in coins. */
export const keptOutcome = z.strictObject({
  steps: z.array(
    z.strictObject({
      kind: z.enum(['base', 'free', 'fall', 'respin']),
      stops: z.array(count),
      grid: z.array(z.array(z.string())),
      lineWins: z.array(z.strictObject({ line: count, symbol: z.string(), count, win: count })),
      symbolWins: z.exactOptional(
        z.array(z.strictObject({ symbol: z.string(), count, ways: count, cells: z.array(cell), win: count })),
      ),
      scatter: z.nullable(z.strictObject({ count, win: count, freeSpins: count })),
      held: z.exactOptional(z.array(z.strictObject({ cell, value: count }))),
      respinsLeft: z.exactOptional(count),
      multiplier: count,
      win: count,
      freeSpinsLeft: count,
    }),
  ),
  board: z.exactOptional(keptBoard),
  win: count,
  number: z.exactOptional(count),
  gamble: z.exactOptional(keptGamble),
}) satisfies z.ZodMiniType<SlotOutcome>

/** The worth of a coin. Throws `RangeError` where a stake cannot be divided into these without a rest. */
export function coinWorth(stake: Amount, coins: number): Amount {
  if (stake % BigInt(coins) !== 0n) throw new RangeError(`${coins} coins cannot make up ${writeAmount(stake)}`)
  return amount(stake / BigInt(coins))
}

/** The steps of a round with their wins in money, as the client is told them. */
export function pricedSteps(outcome: Round, coin: Amount): Step[] {
  const price = (coins: number) => writeAmount(times(coin, coins))
  return outcome.steps.map(({ stops: _, grid, lineWins, symbolWins, held, scatter, win, ...step }) => ({
    ...step,
    grid: grid.map((reel) => [...reel]),
    lineWins: lineWins.map((line) => ({ ...line, win: price(line.win) })),
    ...(symbolWins && {
      symbolWins: symbolWins.map((one) => ({ ...one, cells: one.cells.map(placeOf), win: price(one.win) })),
    }),
    ...(held && { held: held.map((one) => ({ cell: placeOf(one.cell), value: price(one.value) })) }),
    scatter: scatter && { ...scatter, win: price(scatter.win) },
    win: price(win),
  }))
}

const placeOf = ([reel, row]: EngineCell): Cell => [reel, row]
