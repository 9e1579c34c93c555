/** What else may move with a transaction: a win in one step with its stake, and what a correction could not cover. */
export type TransactionPart = 'win' | 'shortfall' | 'shortfall of win'

/**
 * The key under which the books know what a vendor calls a transaction: one for all calls, so that a name cannot mean
 * two things. `part` tells apart what else moves with it; it stands in front, where no name of a vendor's can.
 */
export const transactionKey = (vendor: string, transaction: string, part?: TransactionPart): string =>
  `${part ? `${part} of ` : ''}seamless:${vendor}:${transaction}`

const CLOSED = ' closed'

/** What is kept beside the money: the vendor's name of it, and whether it closed the round. */
export const transactionMemo = (transaction: string, roundClosed: boolean): string =>
  roundClosed ? transaction + CLOSED : transaction

export function readMemo(memo: string): { transaction: string; roundClosed: boolean } {
  const roundClosed = memo.endsWith(CLOSED)
  return { transaction: roundClosed ? memo.slice(0, -CLOSED.length) : memo, roundClosed }
}
