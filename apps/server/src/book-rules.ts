import { BOOK_RULES, checkBooks, type Rule } from '@sanuk/ledger/check'
import type { Queryable } from '@sanuk/ledger/queryable'
import { checkPools, POOL_RULE } from './modules/games/jackpots/store/check.ts'
import { checkSeats, SEAT_RULE } from './modules/games/seats/store/check.ts'

/** What the books must obey: the ledger's own rules, and those of rooms whose sums must agree with it. */
export const ALL_RULES: readonly string[] = [...BOOK_RULES, POOL_RULE, SEAT_RULE]

/** How often each of them is broken. Those of the ledger are looked at from the batch `since` on. */
export const checkAllRules = async (on: Queryable, since?: string): Promise<Rule[]> => [
  ...(await checkBooks(on, since)),
  await checkPools(on),
  await checkSeats(on),
]
