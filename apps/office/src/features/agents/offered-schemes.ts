import { AGENT_SCHEMES, type AgentScheme } from '@sanuk/contracts/agent-schemes'
import type { officeAgentMoney } from '@sanuk/contracts/office-agent-money'
import type { AnswerOf } from '@sanuk/contracts/route'

/** The schemes that a brand offers by the rules of today or of a day to come. Rules are listed with the newest first. */
export function offeredSchemes({
  list,
  today,
}: Pick<AnswerOf<typeof officeAgentMoney>, 'list' | 'today'>): AgentScheme[] {
  const inForce = list.find(({ effectiveFrom }) => effectiveFrom <= today)
  const counting = list.filter((rules) => rules.effectiveFrom > today || rules === inForce)
  return AGENT_SCHEMES.filter((scheme) => counting.some(({ most }) => most[scheme] > 0))
}
