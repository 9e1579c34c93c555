import type { Connection, Database, Transaction } from '#platform/database'
import { type Part, readPart, tablesOn } from './rows.ts'

export type NewPart = Omit<Part, 'answer' | 'answeredAt' | 'returned'> & {
  readonly brand: string
  readonly notedAt: Date
}

export type PartStore = ReturnType<typeof createPartStore>

/** Payments that left. */
export function createPartStore(database: Database) {
  return {
    /** False where the brand knows this bank reference already. */
    add: async (transaction: Transaction, part: NewPart): Promise<boolean> => {
      const { withdrawal, number, brand, amount, payout, picture } = part
      const { numInsertedOrUpdatedRows } = await tablesOn(transaction)
        .insertInto('withdrawals.part')
        .values({
          withdrawal,
          number,
          brand,
          amount,
          payout,
          picture,
          bank_reference: part.bankReference,
          paid_at: part.paidAt,
          noted_at: part.notedAt,
          answer_by: part.answerBy,
          answer: null,
          answered_at: null,
        })
        .onConflict((conflict) => conflict.constraint('bank_reference_once').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    of: async (withdrawals: readonly string[], connection: Connection = database): Promise<Part[]> => {
      if (withdrawals.length === 0) return []
      const rows = await tablesOn(connection)
        .selectFrom('withdrawals.part')
        .selectAll()
        .where('withdrawal', 'in', withdrawals)
        .orderBy('number')
        .execute()
      return rows.map(readPart)
    },
    answer: async (
      transaction: Transaction,
      { withdrawal, number }: Pick<Part, 'withdrawal' | 'number'>,
      how: { readonly answer: NonNullable<Part['answer']>; readonly at: Date },
    ): Promise<void> => {
      await tablesOn(transaction)
        .updateTable('withdrawals.part')
        .set({ answer: how.answer, answered_at: how.at })
        .where('withdrawal', '=', withdrawal)
        .where('number', '=', number)
        .execute()
    },
    markReturned: async (
      transaction: Transaction,
      { withdrawal, number }: Pick<Part, 'withdrawal' | 'number'>,
    ): Promise<void> => {
      await tablesOn(transaction)
        .updateTable('withdrawals.part')
        .set({ returned: true })
        .where('withdrawal', '=', withdrawal)
        .where('number', '=', number)
        .execute()
    },
    /** Whether any of these references of a bank stands beside another payment. */
    referencesUsed: async (transaction: Transaction, references: readonly string[]): Promise<boolean> => {
      if (references.length === 0) return false
      const row = await tablesOn(transaction)
        .selectFrom('withdrawals.part')
        .select('number')
        .where('bank_reference', 'in', references)
        .executeTakeFirst()
      return row !== undefined
    },
    /** Withdrawals of which a payment's time for an answer is over. */
    runOut: async (now: Date): Promise<string[]> => {
      const rows = await tablesOn(database)
        .selectFrom('withdrawals.part as part')
        .innerJoin('withdrawals.withdrawal as whole', 'whole.id', 'part.withdrawal')
        .select('part.withdrawal')
        .distinct()
        .where('part.answer', 'is', null)
        .where('part.answer_by', '<=', now)
        .where('whole.state', 'in', ['partly_paid', 'paid'])
        .execute()
      return rows.map(({ withdrawal }) => withdrawal)
    },
  }
}
