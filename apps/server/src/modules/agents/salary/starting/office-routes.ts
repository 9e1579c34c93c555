import * as contract from '@sanuk/contracts/office-agent-defaults'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import type { Serve } from '#platform/serve'
import type { StartingContracts } from './starting-contracts.ts'

type Needs = { readonly defaults: StartingContracts['defaults']; readonly approvals: ProposeAndShow }

/** What operators decide about the contracts that new agents start with. */
export function defaultsOfficeRoutes(serve: Serve, { defaults, approvals }: Needs): void {
  serve(contract.officeAgentDefaults, async ({ brand }) => {
    const [list, today, waiting] = await Promise.all([
      defaults.list(brand.id),
      defaults.todayOf(brand.id),
      approvals.waitingAbout(brand.id, ['salary.defaults'], [brand.id]),
    ])
    return { list, today, proposal: waiting.get(brand.id)?.id ?? null }
  })
  serve(contract.proposeAgentDefaults, async ({ caller, brand, body }) => {
    const { id } = await approvals.propose(caller, brand.id, {
      kind: 'salary.defaults',
      about: brand.name,
      subjectId: brand.id,
      details: await defaults.prepare(brand.id, body),
    })
    return { proposal: id }
  })
}
