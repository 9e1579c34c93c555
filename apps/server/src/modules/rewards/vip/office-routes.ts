import { officeVip, previewVipPlan, proposeVipPlan } from '@sanuk/contracts/office-vip'
import { writeAmount } from '@sanuk/money/amount'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import type { Clock } from '#platform/clock'
import type { Serve } from '#platform/serve'
import type { Vip } from './index.ts'

type Needs = {
  readonly vip: Vip
  readonly approvals: ProposeAndShow
  readonly clock: Clock
}

const FIGURES_MS = 30 * 24 * 60 * 60 * 1000

export function vipOfficeRoutes(serve: Serve, { vip, approvals, clock }: Needs): void {
  serve(officeVip, async ({ brand }) => {
    const [club, waiting, figures] = await Promise.all([
      vip.club(brand.id),
      approvals.waitingAbout(brand.id, ['vip.plan'], [brand.id]),
      vip.figures(brand.id, new Date(clock().getTime() - FIGURES_MS)),
    ])
    return { plan: club?.plan ?? null, proposal: waiting.get(brand.id)?.id ?? null, ...figures }
  })
  serve(previewVipPlan, async ({ brand, body }) => {
    vip.validateRanks(body)
    const ranks = await vip.preview(brand.id, body)
    return {
      ranks: ranks.map(({ rewards, monthlyRewards, ...rank }) => {
        return { ...rank, rewards: writeAmount(rewards), monthlyRewards: writeAmount(monthlyRewards) }
      }),
    }
  })
  serve(proposeVipPlan, async ({ caller, brand, body }) => {
    vip.validateRanks(body)
    const { id } = await approvals.propose(caller, brand.id, {
      kind: 'vip.plan',
      about: brand.name,
      subjectId: brand.id,
      details: body,
    })
    return { proposal: id }
  })
}
