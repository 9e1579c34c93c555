import { officeTurnover, proposeTurnover } from '@sanuk/contracts/office-turnover'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import type { Serve } from '#platform/serve'
import type { Turnover } from './index.ts'
import { USUAL_RULES } from './rules.ts'

type Needs = { readonly turnover: Turnover; readonly approvals: ProposeAndShow }

export function turnoverOfficeRoutes(serve: Serve, { turnover, approvals }: Needs): void {
  serve(officeTurnover, async ({ brand }) => {
    const [list, today, waiting] = await Promise.all([
      turnover.listRules(brand.id),
      turnover.todayOf(brand.id),
      approvals.waitingAbout(brand.id, ['turnover.rules'], [brand.id]),
    ])
    return { usual: USUAL_RULES, list, today, proposal: waiting.get(brand.id)?.id ?? null }
  })
  serve(proposeTurnover, async ({ caller, brand, body }) => {
    const { id } = await approvals.propose(caller, brand.id, {
      kind: 'turnover.rules',
      about: brand.name,
      subjectId: brand.id,
      details: body,
    })
    return { proposal: id }
  })
}
