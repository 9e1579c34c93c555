import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Transaction } from '#platform/database'

type Begun = { readonly round: string; readonly grant: string; readonly brand: string; readonly at: Date }

type Won = {
  readonly round: string
  readonly grant: string
  readonly won: Amount
  readonly paid: Amount
  readonly at: Date
}

/** Rounds that are played with a grant, each with what it does to the grant. The grant's row is locked. */
export const plays = {
  /** Takes one of a grant's rounds; the database refuses one more than there are. */
  begin: async (transaction: Transaction, { round, grant, brand, at }: Begun): Promise<void> => {
    await sql`
      insert into free_rounds.play (round, brand, "grant", begun_at) values (${round}, ${brand}, ${grant}, ${at})`.execute(
      transaction,
    )
    await sql`update free_rounds.grant set used = used + 1, changed_at = ${at} where id = ${grant}`.execute(transaction)
  },
  win: async (transaction: Transaction, { round, grant, won, paid, at }: Won): Promise<void> => {
    await sql`
      update free_rounds.play set won = won + ${won}, paid = paid + ${paid} where round = ${round}`.execute(transaction)
    await sql`
      update free_rounds.grant set won = won + ${won}, paid = paid + ${paid}, changed_at = ${at}
       where id = ${grant}`.execute(transaction)
  },
  /** Gives the round back to its grant, once. */
  undo: async (transaction: Transaction, { round, grant, at }: Omit<Begun, 'brand'>): Promise<void> => {
    const { numAffectedRows } = await sql`
      update free_rounds.play set undone_at = ${at} where round = ${round} and undone_at is null`.execute(transaction)
    if (numAffectedRows !== 1n) return
    await sql`update free_rounds.grant set used = used - 1, changed_at = ${at} where id = ${grant}`.execute(transaction)
  },
}

/** What may still be paid of a win. */
export const payable = (won: Amount, { paid, mostWin }: { paid: Amount; mostWin: Amount }): Amount => {
  const left = mostWin - paid
  return amount(won < left ? won : left)
}
