import { call, fresh, openRound } from '../play/table.ts'
import { Broken } from '../play/verdict.ts'
import type { Rule } from './rule.ts'

/** Looked at when everything else was played; a few refusals are asked for in case nothing was. */
export const answersRules: readonly Rule[] = [
  {
    name: 'answers.form',
    says: 'every answer was JSON with a status, its truthful HTTP status, and a message where it refused',
    check: async (table) => {
      await call(table, 'balance', { member: fresh() })
      await call(table, 'balance', { currency: '' })
      await openRound(table).bet({ token: fresh() })
      const { formFaults } = table.line
      const [first] = formFaults
      if (first) throw new Broken('answers of the agreed form', `${first}; ${formFaults.length} in all`)
    },
  },
]
