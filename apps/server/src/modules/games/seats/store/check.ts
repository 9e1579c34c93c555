import type { Rule } from '@sanuk/ledger/check'
import type { Queryable } from '@sanuk/ledger/queryable'

export const SEAT_RULE = 'a seat that was left holds nothing'

/** Whether everything that was at seats came home when they were left: a rule of the books like the ledger's own. */
export async function checkSeats(on: Queryable): Promise<Rule> {
  const { rows } = await on.query('select seats.wrong_books()::int as violations', [])
  return { rule: SEAT_RULE, violations: Number(rows[0]?.violations) }
}
