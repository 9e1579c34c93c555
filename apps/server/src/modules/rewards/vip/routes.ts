import { claimVipReward, ownVip, vipClub } from '@sanuk/contracts/vip'
import { writeAmount, ZERO } from '@sanuk/money/amount'
import { startOfDay } from '#platform/business-days'
import type { FindMember } from '#platform/capabilities/member'
import type { DemandMayPlay } from '#platform/capabilities/play-permission'
import type { ValidBetween } from '#platform/capabilities/valid-turnover'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Reward, Vip } from './index.ts'
import { firstDayAfter, monthOf } from './months.ts'
import type { VipNeeds } from './needs.ts'

type Needs = {
  readonly vip: Vip
  readonly clock: Clock
  readonly findMember: FindMember
  readonly turnover: { readonly validBetween: ValidBetween }
  readonly depositedBy: VipNeeds['depositedBy']
  readonly demandMayPlay: DemandMayPlay
}

export function vipRoutes(serve: Serve, { vip, clock, findMember, turnover, depositedBy, demandMayPlay }: Needs): void {
  serve(vipClub, async ({ brand, language }) => {
    const club = await vip.club(brand.id)
    if (!club?.plan.open) return { open: false, ranks: [], rewardPlay: 0 }
    const ranks = club.plan.ranks.map(({ names, ...rank }, at) => ({ level: at + 1, name: names[language], ...rank }))
    return { open: true, ranks, rewardPlay: club.plan.rewardPlay }
  })
  serve(ownVip, async ({ brand, caller }) => {
    const member = await findMember(caller.id)
    if (!member) throw new Refusal('login_required')
    const standing = await vip.review(member)
    if (!standing) throw new Refusal('function_off')
    const month = monthOf(clock(), brand.timeZone)
    const { id, currency } = member
    const [deposits, played, thisMonth, rewards] = await Promise.all([
      depositedBy([id]),
      turnover.validBetween(id, { currency, from: null, to: null }),
      turnover.validBetween(id, { currency, from: month.from, to: month.to }),
      vip.rewards(id),
    ])
    return {
      level: standing.level,
      reached: standing.reached,
      since: standing.risenAt?.toISOString() ?? null,
      deposited: writeAmount(deposits.get(id) ?? ZERO),
      played: writeAmount(played),
      playedThisMonth: writeAmount(thisMonth),
      monthEnds: startOfDay(firstDayAfter(month), brand.timeZone).toISOString(),
      rewards: rewards.map(shown),
    }
  })
  serve(claimVipReward, async ({ caller, params }) => {
    await demandMayPlay(caller.id)
    return { amount: writeAmount(await vip.claim(caller.id, params.id)) }
  })
}

const shown = ({ amount, madeAt, claimedAt, ...reward }: Reward) => ({
  ...reward,
  amount: writeAmount(amount),
  madeAt: madeAt.toISOString(),
  claimedAt: claimedAt?.toISOString() ?? null,
})
