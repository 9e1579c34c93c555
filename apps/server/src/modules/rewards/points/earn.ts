import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { post } from '@sanuk/ledger/post'
import type { CurrencyCode } from '@sanuk/money/currency'
import { waitForAdvisoryLock } from '#platform/advisory-lock'
import { inTransaction, queryable, type Transaction } from '#platform/database'
import { houseAccount, pointsOfMembers } from './accounts.ts'
import { inBooks, pointsOf } from './formulas.ts'
import type { PointsNeeds } from './needs.ts'
import { days, type GrantedDay } from './store/days.ts'
import type { Rules } from './store/rows.ts'
import type { RulesStore } from './store/rules.ts'

type Needs = PointsNeeds & { readonly rules: RulesStore }

/** Days that are looked at in one go. */
const DAYS_AT_ONCE = 1_000

type ChangedDay = Awaited<ReturnType<PointsNeeds['turnover']['changedDays']>>[number]

/** A day that makes more points than were granted for it. */
type Grant = GrantedDay & { readonly more: bigint }

/**
 * Grants points for the days on which somebody's valid stakes changed. A day is counted anew as a whole, by the rules
 * that held on it, and only what is more than before is granted: run again, or by two at once, it changes nothing. Many
 * days are counted together: in a busy second there are a thousand of them.
 */
export function earn(needs: Needs) {
  const { database, turnover, findMembers, brandNamed, rules } = needs

  /** In which money members of these brands earn points; a brand that has no points is left out. */
  const earnedIn = async (brands: ReadonlySet<string>): Promise<Map<string, CurrencyCode>> => {
    const kept = await Promise.all([...brands].map(async (id) => [id, await brandNamed(id)] as const))
    return new Map(kept.flatMap(([id, { modules, currency }]) => (modules.has('PTSYS3') ? [[id, currency]] : [])))
  }

  /** Days of those who earn, each once. */
  const earningDays = async (changed: readonly ChangedDay[]): Promise<ChangedDay[]> => {
    const members = await findMembers(changed.map(({ member }) => member))
    const money = await earnedIn(new Set(changed.map(({ brand }) => brand)))
    const earning = changed.filter(({ member, brand, currency }) => {
      const type = members.get(member)?.type
      return type !== undefined && type !== TRIAL_TYPE && money.get(brand) === currency
    })
    return [...new Map(earning.map((it) => [`${it.member} ${it.day}`, it])).values()]
  }

  /** What held on each of the days; by `<brand> <day>`. */
  const rulesOn = async (transaction: Transaction, earning: readonly ChangedDay[]): Promise<Map<string, Rules>> => {
    const held = new Map<string, Rules>()
    for (const [name, { brand, day }] of new Map(earning.map((it) => [`${it.brand} ${it.day}`, it]))) {
      const found = await rules.on(brand, day, transaction)
      if (found) held.set(name, found)
    }
    return held
  }

  const grantsOf = async (transaction: Transaction, earning: readonly ChangedDay[]): Promise<Grant[]> => {
    const held = await rulesOn(transaction, earning)
    const played = await turnover.playedOnDays(earning, transaction)
    const granted = await days.granted(transaction, earning)
    return earning.flatMap(({ member, brand, currency, day }) => {
      const rulesOfDay = held.get(`${brand} ${day}`)
      if (!rulesOfDay) return []
      const kinds = (played.get(`${member} ${day}`) ?? []).filter((kind) => kind.currency === currency)
      const points = pointsOf(kinds, earningOf(rulesOfDay))
      const before = granted.get(`${member} ${day}`) ?? 0n
      return points > before ? [{ member, brand, day, points, more: points - before }] : []
    })
  }

  const pay = async (transaction: Transaction, grants: readonly Grant[]): Promise<void> => {
    if (grants.length === 0) return
    const houses = new Map<string, string>()
    for (const brand of new Set(grants.map((grant) => grant.brand))) {
      houses.set(brand, await houseAccount(transaction, brand, 'PTS'))
    }
    const own = await pointsOfMembers(
      transaction,
      grants.map(({ member, brand }) => ({ id: member, brand })),
    )
    const posted = await post(
      queryable(transaction),
      grants.map(({ member, brand, day, points, more }) => ({
        key: `points:earned:${member}:${day}:${points}`,
        amount: inBooks(more),
        kind: 'points' as const,
        debit: houses.get(brand) ?? '',
        credit: own.get(member) ?? '',
        reference: member,
        memo: day,
      })),
    )
    if (posted.some(({ outcome }) => outcome !== 'posted')) throw new Error('points of a day were not granted')
    await days.keep(transaction, grants)
  }

  /** Answers who was granted some, and whether there may be more to look at. */
  const readOn = (): Promise<{ readonly granted: ReadonlySet<string>; readonly isBehind: boolean }> =>
    inTransaction(database, async (transaction) => {
      await waitForAdvisoryLock(transaction, 'points: days')
      const changed = await turnover.changedDays(await days.readUntil(transaction), DAYS_AT_ONCE, transaction)
      const last = changed.at(-1)
      if (!last) return { granted: new Set<string>(), isBehind: false }
      const grants = await grantsOf(transaction, await earningDays(changed))
      await pay(transaction, grants)
      await days.markRead(transaction, last.sequence)
      return { granted: new Set(grants.map(({ member }) => member)), isBehind: changed.length >= DAYS_AT_ONCE }
    })

  return async (): Promise<void> => {
    for (;;) {
      const { granted, isBehind } = await readOn()
      await Promise.all([...granted].map(needs.tellPoints))
      if (!isBehind) return
    }
  }
}

export const earningOf = ({ stake_per_point, weights }: Rules) => ({ stakePerPoint: stake_per_point, weights })
