import { Refusal } from '#platform/refusal'
import type { SalaryAgent } from '../needs.ts'

/** Two agents of whom one stands right above the other. */
export type Parties = { readonly upline: SalaryAgent; readonly agent: SalaryAgent }

type Needs = { readonly demandAgent: (brand: string, id: string) => Promise<SalaryAgent> }

/**
 * The caller and somebody right above or right below. Refuses with `agent_not_direct` anybody else, and with `agent_closed`
 * or `agent_suspended` where one of both may agree to nothing now.
 */
export async function demandParties(
  { demandAgent }: Needs,
  { brand, caller, other }: { readonly brand: string; readonly caller: string; readonly other: string },
): Promise<Parties> {
  const [one, two] = await Promise.all([demandAgent(brand, caller), demandAgent(brand, other)])
  const parties = two.parent === one.id ? { upline: one, agent: two } : { upline: two, agent: one }
  if (parties.agent.parent !== parties.upline.id) throw new Refusal('agent_not_direct')
  for (const { state } of [one, two]) {
    if (state === 'closed') throw new Refusal('agent_closed')
    if (state === 'suspended') throw new Refusal('agent_suspended')
  }
  return parties
}
