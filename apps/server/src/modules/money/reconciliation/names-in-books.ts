/** What else may move with a transaction. */
export type PartOfTransaction = 'win' | 'stake' | 'shortfall' | 'shortfall of win' | 'shortfall of stake'

/** What the books call what a vendor names: the key of a transaction's transfers, and the id of a round. */
export type NamesInBooks = {
  readonly transferOf: (vendor: string, transaction: string, part?: PartOfTransaction) => string
  readonly roundOf: (vendor: string, round: string) => string
  /** The round that a prize without a bet has to itself, whichever round its vendor names. */
  readonly prizeRoundOf: (vendor: string, transaction: string) => string
  /** The vendor's name of a transaction, as it stands beside the money. */
  readonly transactionOf: (memo: string) => string
  /** Whether money was moved by what its vendor declared of a round. */
  readonly isSettlement: (memo: string | null) => boolean
}
