import { type Fraction, fraction, sum, toDecimal } from '@sanuk/engines/exact/fraction'
import type { SlotMachine } from '@sanuk/engines/slots/machine'
import { mustDropReturn, type Returned } from '@sanuk/engines/slots/must-drop'
import { writeAmount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { MachineView } from '../protocol.ts'
import { isMustDrop, type Pool, poolOf } from './pools.ts'

const MILLION = 1_000_000n

/** All that goes into a pool is won: its share of stakes, and a seed for as many stakes as one win takes on average. */
export function returned({ seed, share, perNumber }: Pool, numbers: number): Returned {
  const contributed = fraction(BigInt(share), MILLION)
  const seeded = fraction(seed, BigInt(numbers) * perNumber)
  return { contributed, seeded, together: sum([contributed, seeded]) }
}

/**
 * What a client is told of the jackpot of a machine. Throws where a machine and its pool are not won in the same way, and
 * for a pool beside a board: what is won there is not known when the share of the stake goes in.
 */
export function jackpotView({ code, jackpot, pick }: SlotMachine, currency: CurrencyCode): MachineView['jackpot'] {
  const pool = poolOf(code, currency)
  if (pool && pick) throw new Error(`${code} has a board beside a pool`)
  if (pool && isMustDrop(pool) && !jackpot) {
    return { ...viewOf(pool, mustDropReturn(pool)), cap: writeAmount(pool.cap) }
  }
  if (!pool && !jackpot) return null
  if (!pool || !jackpot || isMustDrop(pool)) throw new Error(`${code} has no pool that it wins`)
  const { numbers } = jackpot
  return { ...viewOf(pool, returned(pool, numbers)), numbers, perNumber: writeAmount(pool.perNumber) }
}

const viewOf = (pool: Pool, { contributed, seeded, together }: Returned) => ({
  names: pool.names,
  seed: writeAmount(pool.seed),
  shared: pool.games.length,
  contributed: percent(contributed),
  seeded: percent(seeded),
  returnToPlayer: percent(together),
})

const percent = ({ over, under }: Fraction): string => toDecimal(fraction(over * 100n, under), 2)
