import type { RefusalCode } from '@sanuk/contracts/refusals'
import type { Word } from '@sanuk/locales/word'
import { RefusedError } from '@sanuk/wire/faults'
import { fieldFaults } from '../../../wire/field-faults.ts'

/** Refusals whose usual words are for another place. */
const WORDS: Partial<Record<RefusalCode, Word>> = {
  agent_closed: 'agent-agreements.fault.closed',
  agent_suspended: 'agent-agreements.fault.suspended',
  changed_meanwhile: 'agent-agreements.fault.same',
}

const FIELD = /^tiers\.\d+\.(rate|valid|active|loss)$/

/** What is wrong with terms: by fields such as `tiers.1.rate`, and with the field '' whatever has no field in the form. */
export function termFaults(fault: unknown, say: (word: Word) => string): Readonly<Record<string, string>> {
  const word = fault instanceof RefusedError ? WORDS[fault.code] : undefined
  if (word) return { '': say(word) }
  return Object.fromEntries(
    fieldFaults(fault, say).map(({ field, message }) => [FIELD.test(field) ? field : '', message]),
  )
}
