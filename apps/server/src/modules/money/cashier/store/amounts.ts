import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Transaction } from '#platform/database'

/** An amount that one order has to itself at an account. */
export type AmountPlace = { readonly account: string; readonly amount: Amount }

export type TakenAmount = AmountPlace & {
  /** Whether its order is still to be paid. */
  readonly isOpen: boolean
}

type Within = { readonly accounts: readonly string[]; readonly from: Amount; readonly to: Amount; readonly now: Date }
type Ended = Within & {
  /** Whose orders; of all members without one. */
  readonly member?: string
}

type Row = { account: string; amount: bigint; isOpen: boolean }

export type AmountStore = ReturnType<typeof createAmountStore>

/** Amounts by which bank transfers are told apart. */
export function createAmountStore() {
  return {
    /** Amounts between two (both included) that orders have to themselves at these accounts. */
    taken: async (transaction: Transaction, { accounts, from, to, now }: Within): Promise<TakenAmount[]> => {
      const { rows } = await sql<Row>`
        select account, amount, (state = 'waiting' and expires_at > ${now}) as "isOpen" from cashier.deposit
         where keeps_amount and account = any (${accounts}::uuid[]) and amount between ${from} and ${to}`.execute(
        transaction,
      )
      return rows.map((row) => ({ ...row, amount: amount(row.amount) }))
    },
    /** Takes an amount from the order that ended first, which has none of its own any more; null where none ended. */
    takeOver: async (transaction: Transaction, ended: Ended): Promise<AmountPlace | null> => {
      const { accounts, from, to, now, member = null } = ended
      const { rows } = await sql<Omit<Row, 'isOpen'>>`
        update cashier.deposit set keeps_amount = false
         where id = (
           select id from cashier.deposit
            where keeps_amount and account = any (${accounts}::uuid[]) and amount between ${from} and ${to}
              and not (state = 'waiting' and expires_at > ${now}) and (${member}::uuid is null or member = ${member})
            order by expires_at limit 1 for update skip locked)
        returning account, amount`.execute(transaction)
      return rows[0] ? { account: rows[0].account, amount: amount(rows[0].amount) } : null
    },
  }
}
