import type { GameType } from '@sanuk/contracts/catalogue'
import { type Amount, amount } from '@sanuk/money/amount'
import { AMOUNT_DECIMALS } from '@sanuk/money/currency'

/** Of one kind of game on one day: what was staked and counts. */
export type Valid = { readonly gameType: GameType; readonly valid: Amount }

export type EarningRules = {
  readonly stakePerPoint: Amount
  /** In per cent by kind of game; one that is not named makes no points. */
  readonly weights: Readonly<Partial<Record<GameType, number>>>
}

export type ExchangeRules = {
  /** So many points are one unit of money. */
  readonly pointsPerUnit: bigint
  readonly lot: bigint
}

const UNIT = 10n ** BigInt(AMOUNT_DECIMALS)

/** A hundredth of a unit, the smallest money that is paid for points. */
const CENT = UNIT / 100n

/**
 * Points that a day's play makes: `floor(Σ valid × weight / stake per point)`. It is cut once, for the whole day, so that
 * many small stakes make as much as one of their sum.
 */
export function pointsOf(played: readonly Valid[], { stakePerPoint, weights }: EarningRules): bigint {
  const weighed = played.reduce((sum, { gameType, valid }) => {
    return valid > 0n ? sum + valid * BigInt(weights[gameType] ?? 0) : sum
  }, 0n)
  return weighed / (stakePerPoint * 100n)
}

/** Money that points bring: `floor(points / points per unit)` to two decimals. */
export function cashOf(points: bigint, { pointsPerUnit }: Pick<ExchangeRules, 'pointsPerUnit'>): Amount {
  return amount(((points * 100n) / pointsPerUnit) * CENT)
}

/** Whether points are whole lots, and worth anything. */
export function isConvertible(points: bigint, rules: ExchangeRules): boolean {
  return points > 0n && points % rules.lot === 0n && cashOf(points, rules) > 0n
}

/** Whole points as the books keep them. */
export const inBooks = (points: bigint): Amount => amount(points * UNIT)

/** The reverse; the books hold whole points only. */
export const outOfBooks = (kept: Amount): bigint => kept / UNIT
