import { transferId } from '@sanuk/ledger/key'
import type { NamesInBooks } from './modules/reconciliation/index.ts'
import { readMemo, transactionKey } from './modules/seamless/transaction-key.ts'
import { roundId } from './platform/round-id.ts'

/** What the books call what vendors name, as the rooms that write it down make it. */
export const namesInBooks: NamesInBooks = {
  transferOf: (vendor, transaction, part) => transferId(transactionKey(vendor, transaction, part)),
  roundOf: roundId,
  transactionOf: (memo) => readMemo(memo).transaction,
}
