import { officeReferrals, proposeReferrals } from '@sanuk/contracts/office-referrals'
import { writeAmount } from '@sanuk/money/amount'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import type { FindMembers } from '#platform/capabilities/member'
import type { Serve } from '#platform/serve'
import type { Referrals } from './index.ts'

type Needs = {
  readonly referrals: Referrals
  readonly approvals: ProposeAndShow
  readonly findMembers: FindMembers
}

export function referralsOfficeRoutes(serve: Serve, { referrals, approvals, findMembers }: Needs): void {
  serve(officeReferrals, async ({ brand }) => {
    const [list, today, waiting, figures] = await Promise.all([
      referrals.listPlans(brand.id),
      referrals.todayOf(brand.id),
      approvals.waitingAbout(brand.id, ['referrals.plan'], [brand.id]),
      referrals.figures(brand.id),
    ])
    const names = await findMembers(figures.best.map(({ member }) => member))
    return {
      ...{ list, today, proposal: waiting.get(brand.id)?.id ?? null, friends: figures.friends },
      ...{ paid: writeAmount(figures.paid), waiting: writeAmount(figures.waiting) },
      best: figures.best.map(({ member, friends, earned }) => ({
        ...{ member, friends, earned: writeAmount(earned), username: names.get(member)?.username ?? '' },
      })),
    }
  })
  serve(proposeReferrals, async ({ caller, brand, body }) => {
    referrals.validatePlan(body)
    const { id } = await approvals.propose(caller, brand.id, {
      ...{ kind: 'referrals.plan', about: brand.name, subjectId: brand.id, details: body },
    })
    return { proposal: id }
  })
}
