import { changeAgentState, previewAgentClosing } from '@sanuk/contracts/office-agents'
import type { Clock } from '#platform/clock'
import type { Serve } from '#platform/serve'
import { type ClosingNeeds, createClosing } from './closing.ts'
import type { Agents } from './index.ts'

type Needs = ClosingNeeds & { readonly agents: Pick<Agents, 'changeState'>; readonly clock: Clock }

/** Operators suspend agents, let them go on, and close agencies. */
export function agentStateRoutes(serve: Serve, needs: Needs): void {
  const { agents, clock } = needs
  const closing = createClosing(needs)
  serve(previewAgentClosing, ({ brand, params }) => closing.preview(brand, params.id, clock()))
  serve(changeAgentState, async ({ caller, brand, params, body: { state, reason } }) => {
    if (state === 'closed') await closing.close(brand, params.id, { operator: caller.id, reason })
    else await agents.changeState(brand.id, params.id, { state, reason })
    return {}
  })
}
