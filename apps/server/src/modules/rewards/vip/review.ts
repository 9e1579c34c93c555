import { type Amount, ZERO } from '@sanuk/money/amount'
import type { Member } from '#platform/capabilities/member'
import { inTransaction, type Transaction } from '#platform/database'
import { broughtBack, isKept, type Rank, reachedBy } from './ladder.ts'
import { monthOf, monthsBetween } from './months.ts'
import type { VipNeeds } from './needs.ts'
import type { createPlanStore } from './store/plans.ts'
import type { createStandingStore, NewReward, Standing } from './store/standings.ts'

type Stores = {
  readonly plans: ReturnType<typeof createPlanStore>
  readonly standings: ReturnType<typeof createStandingStore>
}

/** Everything a decision about a member is made from. */
type Case = {
  readonly member: Member
  readonly ranks: readonly Rank[]
  readonly now: Date
  readonly timeZone: string
  readonly transaction: Transaction
  /** What the member is given on the way. */
  readonly made: NewReward[]
}

/**
 * Looks at where a member stands: months that are over keep the rank, and give their reward, or take one rank; then what
 * was deposited and played in all may reach a new one, and this month's play bring back one that was lost. It may be
 * done as often as one likes: nothing is given twice.
 */
export function createReview(needs: VipNeeds & Stores) {
  const { database, clock, plans, standings, reckoningOf } = needs
  return async (member: Member): Promise<Standing | null> => {
    const [club, brand] = await Promise.all([plans.find(member.brand), reckoningOf(member.brand)])
    if (!club?.plan.open || member.currency !== brand.currency) return null
    const asked = { member, ranks: club.ranks, now: clock(), timeZone: brand.timeZone }
    const { after, made } = await inTransaction(database, async (transaction) => {
      const month = monthOf(asked.now, asked.timeZone)
      const before = await standings.lock(transaction, member, month.name)
      const made: NewReward[] = []
      const looked = await overMonths(needs, { ...asked, made, transaction }, before)
      const after = await risen(needs, { ...asked, made, transaction }, looked)
      await standings.keep(transaction, member.id, after)
      if (after.level !== member.rankLevel) await needs.setRank(transaction, member.id, after.level)
      return { after, made }
    })
    for (const reward of made) await needs.tellReward(member, reward)
    return after
  }
}

type Keeping = VipNeeds & Stores

/** What the months that are over have kept and taken. In the month in which a rank was reached it is not lost. */
async function overMonths(
  { turnover, standings }: Keeping,
  { member, ranks, now, timeZone, transaction, made }: Case,
  before: Standing,
): Promise<Standing> {
  const risenIn = before.risenAt && monthOf(before.risenAt, timeZone).name
  let { level } = before
  const current = monthOf(now, timeZone)
  for (const month of monthsBetween(before.month, current.name)) {
    const range = { currency: member.currency, from: month.from, to: month.to }
    const kept = isKept(ranks, level, await turnover.validBetween(member.id, range, transaction))
    const reward = ranks[level - 1]?.monthlyReward
    if (kept && reward) {
      const monthly = { kind: 'month' as const, level, month: month.name, amount: reward, madeAt: now }
      await standings.makeReward(transaction, member, monthly)
      made.push(monthly)
    }
    if (!kept && month.name !== risenIn) level -= 1
  }
  return { ...before, level, month: current.name }
}

/** The rank that all deposits and play reach now, with its rewards, or that this month's play brings back. */
async function risen(
  { turnover, depositedBy, standings }: Keeping,
  { member, ranks, now, timeZone, transaction, made }: Case,
  before: Standing,
): Promise<Standing> {
  const { currency } = member
  const validIn = (from: string | null, to: string | null): Promise<Amount> =>
    turnover.validBetween(member.id, { currency, from, to }, transaction)
  const month = monthOf(now, timeZone)
  const deposited = (await depositedBy([member.id], transaction)).get(member.id)
  const sums = { deposited: deposited ?? ZERO, played: await validIn(null, null) }
  const reached = Math.max(before.reached, reachedBy(ranks, sums))
  for (let level = before.reached + 1; level <= reached; level += 1) {
    const amount = ranks[level - 1]?.reward
    if (amount) {
      const reward = { kind: 'reached' as const, level, month: null, amount, madeAt: now }
      await standings.makeReward(transaction, member, reward)
      made.push(reward)
    }
  }
  if (reached > before.reached) return { ...before, level: reached, reached, risenAt: now }
  const played = await validIn(month.from, month.to)
  const level = broughtBack(ranks, { level: before.level, reached, played })
  return level > before.level ? { ...before, level, risenAt: now } : before
}
