import { officeWithdrawalTerms, proposeWithdrawalTerms } from '@sanuk/contracts/office-withdrawal-terms'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import type { Serve } from '#platform/serve'
import type { Withdrawals } from './index.ts'

type Needs = {
  readonly withdrawals: Pick<Withdrawals, 'terms'>
  readonly approvals: ProposeAndShow
}

export function withdrawalTermsRoutes(serve: Serve, { withdrawals: { terms }, approvals }: Needs): void {
  serve(officeWithdrawalTerms, async ({ brand }) => {
    const [usual, list, today, waiting] = await Promise.all([
      terms.usual(brand.id),
      terms.list(brand.id),
      terms.todayOf(brand.id),
      approvals.waitingAbout(brand.id, ['withdrawals.terms'], [brand.id]),
    ])
    return { usual, list, today, proposal: waiting.get(brand.id)?.id ?? null }
  })

  serve(proposeWithdrawalTerms, async ({ caller, brand, body }) => {
    const details = await terms.proposalOf(brand.id, body)
    const wish = { kind: 'withdrawals.terms' as const, about: brand.name, subjectId: brand.id, details }
    return { proposal: (await approvals.propose(caller, brand.id, wish)).id }
  })
}
