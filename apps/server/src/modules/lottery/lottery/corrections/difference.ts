/** Money that a correction moves for a ticket. */
export type Posting = {
  readonly key: string
  readonly debit: string
  readonly credit: string
  readonly amount: bigint
  readonly kind: 'resettlement' | 'shortfall'
  readonly ticket: string
  /** The ticket's round, as the books name it. */
  readonly name: string
}

/** A ticket that wins something else now. */
export type Difference = {
  readonly ticket: string
  readonly name: string
  /** What it was paid more (below 0: too much). */
  readonly amount: bigint
  /** What the member owes of it from a correction before. */
  readonly owed: bigint
  readonly member: string
  readonly house: string
  /** Where what members owe stands. */
  readonly receivable: string
  /** What the member's account holds. */
  readonly balance: bigint
  /** The correction, by which the postings are named for ever. */
  readonly correction: string
}

export type Settled = {
  readonly postings: readonly Posting[]
  /** Which of them moved the member's money; `null` where none did. */
  readonly moved: number | null
  readonly owed: bigint
  readonly balance: bigint
}

/**
 * How a difference is posted. More than before pays first what the member owes for this ticket. Less than before is taken
 * from the member's account; what is not there is owed.
 */
export function settleDifference(it: Difference): Settled {
  return it.amount > 0n ? give(it) : takeBack(it)
}

function give({ amount, owed, balance, member, house, receivable, ...it }: Difference): Settled {
  const repaid = amount < owed ? amount : owed
  const given = amount - repaid
  const key = keyOf(it)
  const common = { ticket: it.ticket, name: it.name }
  const postings: Posting[] = []
  if (repaid > 0n) {
    const back = { debit: house, credit: receivable, amount: repaid, kind: 'shortfall' } as const
    postings.push({ ...common, ...back, key: `shortfall of ${key}` })
  }
  if (given > 0n) postings.push({ ...common, key, debit: house, credit: member, amount: given, kind: 'resettlement' })
  const moved = given > 0n ? postings.length - 1 : null
  return { postings, moved, owed: owed - repaid, balance: balance + given }
}

function takeBack({ amount, owed, balance, member, house, receivable, ...it }: Difference): Settled {
  const due = -amount
  const covered = balance < due ? balance : due
  const missing = due - covered
  const key = keyOf(it)
  const common = { ticket: it.ticket, name: it.name }
  const postings: Posting[] = []
  if (missing > 0n) {
    const lent = { debit: receivable, credit: house, amount: missing, kind: 'shortfall' } as const
    postings.push({ ...common, ...lent, key: `shortfall of ${key}` })
  }
  if (covered > 0n)
    postings.push({ ...common, key, debit: member, credit: house, amount: covered, kind: 'resettlement' })
  const moved = covered > 0n ? postings.length - 1 : null
  return { postings, moved, owed: owed + missing, balance: balance - covered }
}

const keyOf = ({ correction, ticket }: Pick<Difference, 'correction' | 'ticket'>): string =>
  `lottery:correction:${correction}:${ticket}`
