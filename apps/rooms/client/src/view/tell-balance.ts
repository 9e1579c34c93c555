import { type Amount, writeAmount } from '@sanuk/money/amount'
import type { Site } from '@sanuk/vendor-client/site'

/**
 * Tells the site that the shown balance is another now, whenever the server has said so: a win not before its result is
 * seen.
 * To be called after each of the server's messages.
 */
export function balanceTeller(shown: () => Amount, site: Pick<Site, 'tell'>): () => void {
  let told = shown()
  return () => {
    const balance = shown()
    if (balance === told) return
    told = balance
    site.tell({ kind: 'balance', balance: writeAmount(balance) })
  }
}
