import { balance } from '@sanuk/contracts/wallet'
import { queryOptions } from '@tanstack/react-query'
import { read } from './read.ts'

/**
 * What the member's wallet holds. Answers and live news overtake one another on their way: of two the newer one stays,
 * whichever came last.
 */
export const readWallet = queryOptions({ ...read(balance), structuralSharing: newerOf })

function newerOf(known: unknown, told: unknown): unknown {
  return versionOf(known) >= versionOf(told) ? known : told
}

/** How often the wallet had changed then. */
function versionOf(wallet: unknown): number {
  const isWallet = typeof wallet === 'object' && wallet !== null && 'version' in wallet
  return isWallet && typeof wallet.version === 'number' ? wallet.version : -1
}
