import type { BillState } from '@sanuk/contracts/agent-dividend'
import type { Amount } from '@sanuk/money/amount'

type Standing = {
  readonly earned: Amount
  readonly paid: Amount
  /** Up to which amount it was approved. */
  readonly approved: Amount | null
  readonly denied: string | null
}

/** How far a bill of a period that is over has come. What a correction adds to an approved one waits again. */
export function billState({ earned, paid, approved, denied }: Standing): Exclude<BillState, 'running'> {
  if (denied !== null) return 'denied'
  if (earned < paid) return 'owing'
  if (earned === paid) return earned > 0n ? 'paid' : 'nothing'
  return approved !== null && earned <= approved ? 'approved' : 'waiting'
}
