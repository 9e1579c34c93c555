import { type Fraction, fraction, toDecimal } from '@sanuk/engines/exact/fraction'
import type { SlotMachine } from '@sanuk/engines/slots/machine'
import { writeAmount } from '@sanuk/money/amount'
import type { MachineView } from '../protocol.ts'
import { type Pool, poolOf } from './pools.ts'

const MILLION = 1_000_000n
/** The smallest units in a number: a hundredth of the currency. */
const UNITS_A_NUMBER = 100n

/** What a jackpot gives back of each stake in the long run, exactly: of what stakes put in, and of what the house does. */
type Returned = { readonly contributed: Fraction; readonly seeded: Fraction; readonly together: Fraction }

/** All that goes into a pool is won: its share of stakes, and a seed for as many stakes as one win takes on average. */
export function returned({ seed, share }: Pool, numbers: number): Returned {
  const stakesAWin = BigInt(numbers) * UNITS_A_NUMBER
  return {
    contributed: fraction(BigInt(share), MILLION),
    seeded: fraction(seed, stakesAWin),
    together: fraction(BigInt(share) * stakesAWin + seed * MILLION, MILLION * stakesAWin),
  }
}

/** What a client is told of the jackpot of a machine. Throws where a machine draws numbers that no pool is for. */
export function jackpotView({ code, jackpot }: SlotMachine): MachineView['jackpot'] {
  if (!jackpot) return null
  const pool = poolOf(code)
  if (!pool) throw new Error(`${code} has no pool`)
  const { contributed, seeded, together } = returned(pool, jackpot.numbers)
  return {
    ...{ names: pool.names, numbers: jackpot.numbers, seed: writeAmount(pool.seed), shared: pool.games.length },
    ...{ contributed: percent(contributed), seeded: percent(seeded), returnToPlayer: percent(together) },
  }
}

const percent = ({ over, under }: Fraction): string => toDecimal(fraction(over * 100n, under), 2)
