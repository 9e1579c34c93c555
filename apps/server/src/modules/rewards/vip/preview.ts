import type { VipPlan } from '@sanuk/contracts/office-vip'
import { type Amount, amount, ZERO } from '@sanuk/money/amount'
import { isKept, reachedBy } from './ladder.ts'
import { monthOf } from './months.ts'
import type { VipNeeds } from './needs.ts'
import { clubOf } from './store/plans.ts'

/** What one rank of a plan would come to. */
export type Preview = {
  readonly level: number
  readonly members: number
  readonly kept: number
  readonly rewards: Amount
  readonly monthlyRewards: Amount
}

/** Tells what a plan would come to, from what everybody has deposited and played so far, and played last month. */
export function createPreview({ turnover, depositedBy, reckoningOf, clock }: VipNeeds) {
  return async (brand: string, plan: VipPlan): Promise<Preview[]> => {
    const { ranks } = clubOf(plan)
    const { currency, timeZone } = await reckoningOf(brand)
    const firstOfMonth = new Date(`${monthOf(clock(), timeZone).from}T00:00:00Z`)
    const lastMonth = monthOf(new Date(firstOfMonth.getTime() - 24 * 60 * 60 * 1000), 'UTC')
    const played = await turnover.validOfAll({ brand, currency, from: lastMonth.from, to: lastMonth.to })
    const deposited = await depositedBy(played.map(({ member }) => member))
    const standing = played.map(({ member, inAll, within }) => ({
      level: reachedBy(ranks, { deposited: deposited.get(member) ?? ZERO, played: inAll }),
      within,
    }))
    return ranks.map((rank, at) => {
      const level = at + 1
      const here = standing.filter((one) => one.level === level)
      const reached = BigInt(standing.filter((one) => one.level >= level).length)
      const kept = here.filter(({ within }) => isKept(ranks, level, within)).length
      return {
        level,
        members: here.length,
        kept,
        rewards: amount(rank.reward * reached),
        monthlyRewards: amount(rank.monthlyReward * BigInt(kept)),
      }
    })
  }
}
