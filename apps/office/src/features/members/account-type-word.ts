import { AGENT_TYPES, TRIAL_TYPE } from '@sanuk/contracts/identity'
import type { WordOf } from '@sanuk/locales/word'

/** What an account type is called. The four agent types differ in their agreements, not in who they are. */
export function accountTypeWord(type: number): WordOf<'office'> {
  if (type === TRIAL_TYPE) return 'office.member.type.trial'
  return AGENT_TYPES.some((agent) => agent === type) ? 'office.member.type.agent' : 'office.member.type.member'
}
