import { type Amount, writeAmount } from '@sanuk/money/amount'
import type { Site } from '@sanuk/vendor-client/site'
import type { TableStore } from './table-store.ts'
import { shownBalance } from './view.ts'

/**
 * Tells the site that the balance is another now, whenever the server has said so: a win not before its result is seen.
 * To be called after each of the server's messages.
 */
export function balanceTeller(store: Pick<TableStore, 'view'>, site: Pick<Site, 'tell'>): () => void {
  let told: Amount = shownBalance(store.view())
  return () => {
    const balance = shownBalance(store.view())
    if (balance === told) return
    told = balance
    site.tell({ kind: 'balance', balance: writeAmount(balance) })
  }
}
