import type { Batcher } from '@sanuk/ledger/batcher'
import { LedgerBusy, LedgerUnknown } from '@sanuk/ledger/ledger-fault'
import type { PostResult, Transfer } from '@sanuk/ledger/transfer'
import type { Line } from './journal.ts'

/** What callers asked and heard within this process, and how long each waited. */
export type Calls = {
  readonly lines: Line[]
  /** What each call came to, and after how long. */
  readonly ends: { readonly as: 'answered' | 'busy' | 'unknown'; readonly ms: number; readonly at: number }[]
  /** Keys of which nobody knows. */
  readonly open: Transfer[]
}

export const noCalls = (): Calls => ({ lines: [], ends: [], open: [] })

/** Asks once, writes down how it ended, and answers so. */
export async function call(batcher: Batcher, transfer: Transfer, calls: Calls): Promise<PostResult | undefined> {
  const { key } = transfer
  const since = performance.now()
  const end = (as: Calls['ends'][number]['as']) => {
    const at = performance.now()
    calls.ends.push({ as, ms: at - since, at })
  }
  calls.lines.push({ asked: transfer })
  try {
    const heard = await batcher.post(transfer)
    calls.lines.push({ key, heard })
    end('answered')
    return heard
  } catch (error) {
    if (error instanceof LedgerUnknown) {
      calls.open.push(transfer)
      end('unknown')
    } else if (error instanceof LedgerBusy) {
      calls.lines.push({ key, busy: true })
      end('busy')
    } else throw error
    return undefined
  }
}
