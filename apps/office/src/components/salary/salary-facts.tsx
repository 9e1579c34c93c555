import { AGENT_SCHEMES, WEIGHT_WHOLE, weightOf } from '@sanuk/contracts/agent-schemes'
import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import { type ProposedAgentMoneyRules, salaryContractChange } from '@sanuk/contracts/office-agent-money'
import type { Fact } from '@sanuk/ui/facts'
import type { ReactNode } from 'react'
import { writeRate } from '../plan-facts.tsx'
import { Folded } from './folded.tsx'
import { isDividend } from './is-dividend.ts'
import { TierList } from './tier-list.tsx'
import type { TierWriting } from './write-tier.ts'

type Telling = Pick<TierWriting, 'say'> & { readonly money: (wire: string) => ReactNode }

/** What agents are paid by, as rules say it. */
export function agentMoneyFacts(rules: ProposedAgentMoneyRules, { say, money }: Telling): readonly Fact[] {
  return [
    { name: say('office.rules.from'), value: rules.effectiveFrom },
    ...schemeFacts(rules, say),
    ...dividendFacts(rules, say),
    ...marginFacts(rules, say),
    { name: say('office-agent-money.least'), value: money(rules.least) },
    { name: say('office-agent-money.play'), value: `${rules.play}%` },
    { name: say('office-agent-money.active_least'), value: money(rules.activeLeast) },
  ]
}

/** The schemes that rules offer, each with its highest rate; the names of the others are folded away. */
function schemeFacts({ most }: ProposedAgentMoneyRules, say: Telling['say']): readonly Fact[] {
  const offered = AGENT_SCHEMES.filter((scheme) => most[scheme] > 0)
  const others = AGENT_SCHEMES.filter((scheme) => most[scheme] === 0)
  if (offered.length === 0) return [{ name: say('office.state'), value: say('office-agent-money.offered.none') }]
  const facts = offered.map((scheme) => ({
    name: say(`office-agent-money.scheme.${scheme}`),
    value: say('office-agent-money.up_to', { rate: writeRate(most[scheme]) }),
  }))
  if (others.length === 0) return facts
  const folded = (
    <Folded summary={say('office-agent-money.not_offered.count', { count: others.length })}>
      {others.map((scheme) => say(`office-agent-money.scheme.${scheme}`)).join(' · ')}
    </Folded>
  )
  return [...facts, { name: say('office-agent-money.not_offered'), value: folded }]
}

/** How dividends are counted, where rules offer any. */
function dividendFacts({ most, dividendWay, carry }: ProposedAgentMoneyRules, say: Telling['say']): readonly Fact[] {
  if (!AGENT_SCHEMES.some((scheme) => isDividend(scheme) && most[scheme] > 0)) return []
  return [
    { name: say('office-agent-money.dividend_way'), value: say(`office-agent-money.dividend_way.${dividendWay}`) },
    { name: say('office-agent-money.carry'), value: say(`office-agent-money.carry.${carry}`) },
  ]
}

/** The categories that do not count in full toward salaries, and what must be left with the brand. */
function marginFacts({ weights, leastMargin }: ProposedAgentMoneyRules, say: Telling['say']): readonly Fact[] {
  const weighed = GAME_TYPES.filter((gameType) => weightOf(weights, gameType) !== WEIGHT_WHOLE)
  const written = weighed.map((gameType) => `${say(`office.category.${gameType}`)} ${weightOf(weights, gameType)}%`)
  const none = say('office-agent-money.weights.full')
  return [
    { name: say('office-agent-money.weights'), value: written.length > 0 ? written.join(' · ') : none },
    {
      name: say('office-agent-money.least_margin'),
      value: leastMargin === null ? say('office-agent-money.least_margin.unchecked') : writeRate(leastMargin),
    },
  ]
}

/** Other tiers of an agent, as their proposal says it. */
export function salaryContractFacts(details: unknown, writing: TierWriting): readonly Fact[] {
  const { scheme, tiers, former } = salaryContractChange.parse(details)
  const { say } = writing
  const listed = (some: typeof tiers, none: string) =>
    some.length > 0 ? <TierList tiers={some} writing={writing} /> : none
  return [
    { name: say('office-agent-money.scheme'), value: say(`office-agent-money.scheme.${scheme}`) },
    { name: say('office-agent-money.tiers.former'), value: listed(former, say('office-agent-money.contract.without')) },
    { name: say('office-agent-money.tiers.new'), value: listed(tiers, say('office-agent-money.contract.ends')) },
  ]
}
