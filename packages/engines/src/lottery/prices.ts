import type { Fraction } from '../exact/fraction.ts'
import type { Hits } from './play.ts'

/** Amounts here are whole numbers of 1/10 000 of the currency unit. */
const UNIT = 10_000n

/** The stake of a unit for which prize tables are written: 2. */
export const TABLE_STAKE = 2n * UNIT

/** What stakes of a unit there are: yuan, jiao, fen and li, of 2 and of 1. */
export const UNIT_STAKES = [20_000n, 10_000n, 2_000n, 1_000n, 200n, 100n, 20n, 10n] as const

/** A series is the return in parts of this. */
export const WHOLE_SERIES = 2_000

/**
 * What a unit staked with 2 wins, stake included: `2 × (1 / chance) × series / 2000`, cut off after four decimals.
 */
export function prizeOf(chance: Fraction, series: number): bigint {
  return (TABLE_STAKE * chance.under * BigInt(series)) / (chance.over * BigInt(WHOLE_SERIES))
}

/** What a unit staked with 2 wins at fixed odds, stake included. */
export const prizeAt = (odds: Fraction): bigint => (TABLE_STAKE * odds.over) / odds.under

/**
 * How many times a unit may be staked, so that it wins no more than `mostPerUnit`; the dearest tier decides. `prizes` are
 * those of a unit staked with 2.
 */
export function mostMultiple(prizes: readonly bigint[], mostPerUnit: bigint, unitStake: bigint = TABLE_STAKE): number {
  let dearest = 1n
  for (const prize of prizes) if (prize > dearest) dearest = prize
  return Number((mostPerUnit * TABLE_STAKE) / (dearest * unitStake))
}

/** What one line of a bet costs: units × what a unit costs × stake of a unit × multiple. */
export function stakeOf(line: {
  readonly units: number
  readonly cost: number
  readonly unitStake: bigint
  readonly multiple: number
}): bigint {
  return BigInt(line.units) * BigInt(line.cost) * line.unitStake * BigInt(line.multiple)
}

/**
 * What a line pays: for each tier its prize times the units that won it, for the unit's stake and multiple; cut off once,
 * at the end. Units that are refunded bring their stake (a unit of such plays costs 1).
 */
export function payOf(
  {
    unitStake,
    multiple,
    prizes,
  }: { readonly unitStake: bigint; readonly multiple: number; readonly prizes: readonly bigint[] },
  { won, refunded }: Hits,
): bigint {
  const perTwo = prizes.reduce((sum, prize, tier) => sum + prize * BigInt(won[tier] ?? 0), 0n)
  return (perTwo * unitStake * BigInt(multiple)) / TABLE_STAKE + BigInt(refunded) * unitStake * BigInt(multiple)
}

/** What a line gives back besides, for playing below the series that its player could have: parts of `WHOLE_SERIES`. */
export function rebateOf(stake: bigint, series: { readonly own: number; readonly played: number }): bigint {
  return (stake * BigInt(series.own - series.played)) / BigInt(WHOLE_SERIES)
}
