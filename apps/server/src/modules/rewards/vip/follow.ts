import { type Amount, ZERO } from '@sanuk/money/amount'
import type { Member } from '#platform/capabilities/member'
import { inTransaction } from '#platform/database'
import { settledUntil } from '#platform/settled-until'
import { isKept, reachedBy } from './ladder.ts'
import { monthOf } from './months.ts'
import type { VipNeeds } from './needs.ts'
import type { createReview } from './review.ts'
import type { createPlanStore } from './store/plans.ts'
import type { createStandingStore } from './store/standings.ts'

type Keeping = VipNeeds & {
  readonly plans: ReturnType<typeof createPlanStore>
  readonly standings: ReturnType<typeof createStandingStore>
  readonly review: ReturnType<typeof createReview>
}

/** Days of play that are looked at together. */
const FOLLOWED_MAX = 2_000
const OVERDUE_MAX = 500

/** Finds members whose rank may change: those who played or deposited, and those whose month is over. */
export function createFollow(needs: Keeping) {
  const { database, clock, turnover, standings, creditedAfter, findMembers, review } = needs
  const followSome = (): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      const from = await standings.followed(transaction)
      const played = await turnover.changedDays(from.change, FOLLOWED_MAX, transaction)
      const paid = await creditedAfter(from.depositsTo)
      const members = await findMembers([...played.map(({ member }) => member), ...paid.map(({ member }) => member)])
      for (const member of await thoseWhoRise(needs, [...members.values()])) await review(member)
      await standings.follow(transaction, {
        change: played.at(-1)?.sequence ?? from.change,
        depositsTo: settledUntil(from.depositsTo, paid.at(-1)?.creditedAt, clock()),
      })
      return played.length >= FOLLOWED_MAX
    })
  return {
    /** Looks at whoever played or deposited since the last time. */
    follow: async (): Promise<void> => {
      while (await followSome());
    },
    /** Looks at members with a rank whose month is over. */
    reviewMonths: async (): Promise<void> => {
      for (const id of await needs.plans.open()) {
        const month = monthOf(clock(), (await needs.reckoningOf(id)).timeZone).name
        for (;;) {
          const members = await findMembers(await standings.overdue(id, month, OVERDUE_MAX))
          for (const member of members.values()) await review(member)
          if (members.size < OVERDUE_MAX) break
        }
      }
    },
  }
}

/** Of many members the few whose deposits or play are enough for more than they have. */
async function thoseWhoRise({ plans, standings, ...needs }: Keeping, members: readonly Member[]): Promise<Member[]> {
  if (members.length === 0) return []
  const ids = members.map(({ id }) => id)
  const [deposited, standing] = await Promise.all([needs.depositedBy(ids), standings.reachedOf(ids)])
  const rising: Member[] = []
  for (const [brand, own] of Map.groupBy(members, (member) => member.brand)) {
    const club = await plans.find(brand)
    if (!club?.plan.open) continue
    const { timeZone, currency } = await needs.reckoningOf(brand)
    const month = monthOf(needs.clock(), timeZone)
    const sums = await needs.turnover.validOf({ members: own.map(({ id }) => id), currency, since: month.from })
    for (const member of own) {
      const { inAll, since } = sums.get(member.id) ?? NONE
      const { level, reached } = standing.get(member.id) ?? { level: 0, reached: 0 }
      const rises = reachedBy(club.ranks, { deposited: deposited.get(member.id) ?? ZERO, played: inAll }) > reached
      if (rises || (level < reached && isKept(club.ranks, level + 1, since))) rising.push(member)
    }
  }
  return rising
}

const NONE: { readonly inAll: Amount; readonly since: Amount } = { inAll: ZERO, since: ZERO }
