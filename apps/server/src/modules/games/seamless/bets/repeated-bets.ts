import { findAttempts } from '@sanuk/ledger/attempts'
import { queryable, type Transaction } from '#platform/database'
import { type StoredAnswer, sameContent } from '../asked.ts'
import { usedOtherwise } from '../decide.ts'
import type { SeamlessStore } from '../store.ts'
import { transactionKey } from '../transaction-key.ts'
import { type Bets, namesOf } from './bets.ts'

/**
 * What the same stakes were answered before, or `null` where they are new. Refuses with DUPLICATE_TRANSACTION where one
 * of their names was used otherwise, in another set of stakes included: that stands in the digest of each.
 */
export async function answeredBefore(
  store: SeamlessStore,
  bets: Bets,
  transaction: Transaction,
): Promise<StoredAnswer[] | null> {
  const known = await store.findMany(transaction, bets.vendor, namesOf(bets))
  if (known.size === 0) {
    await demandUnused(bets, transaction)
    return null
  }
  return bets.asks.map((ask) => {
    const asked = known.get(ask.transaction)
    if (!asked || !sameContent(asked.content, ask.content)) throw usedOtherwise()
    return asked.answer
  })
}

/** What stands in the books alone went quickly; a decision there is the name of a bet that was undone before it came. */
async function demandUnused(bets: Bets, transaction: Transaction): Promise<void> {
  const keys = namesOf(bets).map((name) => transactionKey(bets.vendor, name))
  const attempts = await findAttempts(queryable(transaction), keys)
  if (attempts.some(({ kind }) => kind !== 'decision')) throw usedOtherwise()
}
