import type { Rule } from '@sanuk/ledger/check'
import type { Queryable } from '@sanuk/ledger/queryable'

export const POOL_RULE = 'a pool’s account holds what was counted'

/** Whether the ledger has of every pool what play and wins were counted to: a rule of the books like the ledger's own. */
export async function checkPools(on: Queryable): Promise<Rule> {
  const { rows } = await on.query('select jackpots.wrong_books()::int as violations', [])
  return { rule: POOL_RULE, violations: Number(rows[0]?.violations) }
}
