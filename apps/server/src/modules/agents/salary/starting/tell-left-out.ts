import type { ContractTerm } from '@sanuk/contracts/agent-terms'
import type { TellLeftOut } from '#platform/capabilities/starting-contracts'
import { highestRate } from '../validate-tiers.ts'
import type { StartingParts } from './needs.ts'

/** Schemes with their highest rates in hundredths of a per cent, as letters take them: `daily-salary:50 dividend:4000`. */
const factOf = (terms: readonly ContractTerm[]): string =>
  terms.map(({ scheme, tiers }) => `${scheme}:${highestRate(tiers)}`).join(' ')

/** Writes to both agents which terms of a link did not hold any more. */
export function createTellLeftOut({ findMembers, tell }: Pick<StartingParts, 'findMembers' | 'tell'>): TellLeftOut {
  return async ({ agent, inviter }, leftOut) => {
    if (leftOut.length === 0) return
    const names = await findMembers([agent, inviter])
    const terms = factOf(leftOut)
    const told = (about: string) => ({ reference: agent, facts: { username: names.get(about)?.username ?? '', terms } })
    await tell(inviter, { key: 'given_terms_left_out', ...told(agent) })
    await tell(agent, { key: 'starting_terms_left_out', ...told(inviter) })
  }
}
