import { transferId } from '@sanuk/ledger/key'
import { roundId } from '#platform/round-id'
import type { NamesInBooks } from '../../money/reconciliation/index.ts'
import { isSettlement, prizeRound, readMemo, transactionKey } from './transaction-key.ts'

/** What the books call what vendors name, as the rooms that write it down make it. */
export const namesInBooks: NamesInBooks = {
  transferOf: (vendor, transaction, part) => transferId(transactionKey(vendor, transaction, part)),
  roundOf: roundId,
  prizeRoundOf: (vendor, transaction) => roundId(vendor, prizeRound(transaction)),
  transactionOf: (memo) => readMemo(memo).transaction,
  isSettlement,
}
