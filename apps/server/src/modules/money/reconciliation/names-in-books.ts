/** What the books call what a vendor names: the key of a transaction's transfers, and the id of a round. */
export type NamesInBooks = {
  readonly transferOf: (vendor: string, transaction: string, part?: 'win' | 'shortfall' | 'shortfall of win') => string
  readonly roundOf: (vendor: string, round: string) => string
  /** The vendor's name of a transaction, as it stands beside the money. */
  readonly transactionOf: (memo: string) => string
}
