import type { Queryable } from './queryable.ts'

/** A rule of the books and how often it is broken. */
export type Rule = { readonly rule: string; readonly violations: number }

/** What the books must obey, as `checkBooks` names it. */
export const BOOK_RULES = [
  'balances sum to zero per currency',
  'a balance is what its last change left',
  'no balance is below its floor',
  'changes of a balance are numbered without gap',
  'each balance follows from the one before',
  'an open account holds what was moved to it',
  'what is held belongs to holds that are open',
  'a transfer stays within one currency',
  'a key is used once',
] as const

/**
 * Every rule the books must obey: all zero, or something is badly wrong. `since` is the batch number from which on they
 * are looked at; without it they are looked at whole.
 */
export async function checkBooks(on: Queryable, since = '0'): Promise<Rule[]> {
  const { rows } = await on.query('select rule, violations::int as violations from ledger.check_books($1)', [since])
  return rows.map((row) => ({ rule: String(row.rule), violations: Number(row.violations) }))
}
