import type { Log } from '@sanuk/host/log'
import { type Amount, writeAmount } from '@sanuk/money/amount'
import type { RoundRecord } from '../wagers/index.ts'

/** Raises the alarm where a correction was not covered: what the member no longer had stands in the receivable. */
export function warnOfShortfall(
  log: Log,
  { vendor, round }: { readonly vendor: string; readonly round: RoundRecord },
  shortfall: Amount,
): void {
  if (shortfall === 0n) return
  const owed = { alarm: 'shortfall', vendor, round: round.id, member: round.member }
  log.warn({ ...owed, amount: writeAmount(shortfall) }, 'a correction was not covered; the member owes it')
}
