import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { post } from '@sanuk/ledger/post'
import { inTransaction, queryable, type Transaction } from '#platform/database'
import { takeTurn } from '#platform/in-turn'
import type { Member } from '../members/index.ts'
import { houseAccount, pointsOfMember } from './accounts.ts'
import { inBooks, pointsOf } from './formulas.ts'
import type { PointsNeeds } from './index.ts'
import { days, type GrantedDay } from './store/days.ts'
import type { Rules } from './store/rows.ts'
import type { RulesStore } from './store/rules.ts'

type Needs = PointsNeeds & { readonly rules: RulesStore }

/** Days that are looked at in one go. */
const DAYS_AT_ONCE = 200

type ChangedDay = Awaited<ReturnType<PointsNeeds['turnover']['changedDays']>>[number]

/** A day that makes more points than were granted for it. */
type Grant = GrantedDay & { readonly more: bigint }

/**
 * Grants points for the days on which somebody's valid stakes changed. A day is counted anew as a whole, by the rules
 * that held on it, and only what is more than before is granted: run again, or by two at once, it changes nothing.
 */
export function earn(needs: Needs) {
  const { database, turnover, findMembers, brandNamed, rules } = needs

  const isEarning = async ({ brand, currency }: ChangedDay, member: Member | undefined): Promise<boolean> => {
    if (!member || member.type === TRIAL_TYPE) return false
    const kept = await brandNamed(brand)
    return kept.modules.has('PTSYS3') && kept.currency === currency
  }

  const grantOf = async (transaction: Transaction, changed: ChangedDay): Promise<Grant | null> => {
    const { member, brand, currency, day } = changed
    const held = await rules.on(brand, day, transaction)
    if (!held) return null
    const played = (await turnover.playedOn(member, day, transaction)).filter((it) => it.currency === currency)
    const points = pointsOf(played, earningOf(held))
    const before = await days.granted(transaction, member, day)
    return points > before ? { member, brand, day, points, more: points - before } : null
  }

  const pay = async (transaction: Transaction, grants: readonly Grant[]): Promise<void> => {
    const transfers = []
    for (const { member, brand, day, points, more } of grants) {
      transfers.push({
        key: `points:earned:${member}:${day}:${points}`,
        debit: await houseAccount(transaction, brand, 'PTS'),
        credit: await pointsOfMember(transaction, { id: member, brand }),
        ...{ amount: inBooks(more), kind: 'points' as const, reference: member, memo: day },
      })
    }
    const posted = await post(queryable(transaction), transfers)
    if (posted.some(({ outcome }) => outcome !== 'posted')) throw new Error('points of a day were not granted')
    for (const grant of grants) await days.keep(transaction, grant)
  }

  /** Answers who was granted some, and whether there may be more to look at. */
  const readOn = (): Promise<{ readonly granted: ReadonlySet<string>; readonly isBehind: boolean }> =>
    inTransaction(database, async (transaction) => {
      await takeTurn(transaction, 'points: days')
      const changed = await turnover.changedDays(await days.readUntil(transaction), DAYS_AT_ONCE, transaction)
      const last = changed.at(-1)
      if (!last) return { granted: new Set<string>(), isBehind: false }
      const members = await findMembers(changed.map(({ member }) => member))
      const once = new Map(changed.map((it) => [`${it.member} ${it.day} ${it.currency}`, it])).values()
      const grants: Grant[] = []
      for (const it of once) {
        const grant = (await isEarning(it, members.get(it.member))) ? await grantOf(transaction, it) : null
        if (grant) grants.push(grant)
      }
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
