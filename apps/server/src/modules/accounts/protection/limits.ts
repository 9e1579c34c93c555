import type { LimitKind, LimitPeriod } from '@sanuk/contracts/protection'
import { type Amount, amount, ZERO } from '@sanuk/money/amount'
import { firstDayOf } from './periods.ts'

/** A limit as it is kept: money, or minutes, both in 1/10 000. What `nextAt` names holds from then on. */
export type KeptLimit = {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount: Amount
  readonly nextAmount: Amount | null
  readonly nextAt: Date | null
}

/** What a member played on a business day. `moved` is what went to wallets of vendors, less what came home. */
export type PlayedDay = {
  readonly day: string
  readonly staked: Amount
  readonly won: Amount
  readonly moved: Amount
}

/** What holds of a limit at an instant; `null` where it is gone by then. */
export function inForce(limit: KeptLimit, now: Date): Amount | null {
  return limit.nextAt !== null && limit.nextAt <= now ? limit.nextAmount : limit.amount
}

/** What is still to come of a limit. */
export function toCome({ nextAmount, nextAt }: KeptLimit, now: Date): { value: Amount | null; at: Date } | null {
  return nextAt !== null && nextAt > now ? { value: nextAmount, at: nextAt } : null
}

/** Whether the wish loosens what holds: it waits then. Without a limit there is nothing to loosen. */
export function isLooser(holds: Amount | null, wish: Amount | null): boolean {
  return holds !== null && (wish === null || wish > holds)
}

/**
 * What counts towards a limit in the period that holds today: of stakes what was staked and not given back, of losses
 * less what was won. What is at a vendor's own wallet counts as both, since we do not see what becomes of it there.
 * A loss may be less than nothing: who won may lose that again.
 */
export function usedOf(
  { kind, period }: Pick<KeptLimit, 'kind' | 'period'>,
  days: readonly PlayedDay[],
  today: string,
): Amount {
  const first = firstDayOf(period, today)
  let [staked, won, moved] = [0n, 0n, 0n]
  for (const one of days) {
    if (one.day < first || one.day > today) continue
    staked += one.staked
    won += one.won
    moved += one.moved
  }
  const away = moved > 0n ? moved : 0n
  return kind === 'loss' ? amount(staked - won + moved) : amount(staked + away)
}

/** For people: never less than nothing. */
export const shownUse = (used: Amount): Amount => (used > 0n ? used : ZERO)
