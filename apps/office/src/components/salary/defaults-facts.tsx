import { type ProposedAgentDefaults, proposedAgentDefaults } from '@sanuk/contracts/office-agent-defaults'
import type { Fact } from '@sanuk/ui/facts'
import { TierList } from './tier-list.tsx'
import type { TierWriting } from './write-tier.ts'

/** The contracts that new agents get by their type, as their rules say it. */
export function agentDefaultsFacts(
  { effectiveFrom, types }: ProposedAgentDefaults,
  writing: TierWriting,
): readonly Fact[] {
  const { say } = writing
  const facts = types.flatMap(({ type, terms }) =>
    terms.map(({ scheme, tiers }) => ({
      name: `${say(`office-agents.type.${type}`)}: ${say(`office-agent-money.scheme.${scheme}`)}`,
      value: <TierList tiers={tiers} writing={writing} />,
    })),
  )
  return [
    { name: say('office.rules.from'), value: effectiveFrom },
    ...(facts.length > 0 ? facts : [{ name: say('office.state'), value: say('office-agent-defaults.none') }]),
  ]
}

/** The same, as their proposal says it. */
export const proposedDefaultsFacts = (details: unknown, writing: TierWriting): readonly Fact[] =>
  agentDefaultsFacts(proposedAgentDefaults.parse(details), writing)
