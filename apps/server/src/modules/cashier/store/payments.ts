import type { Amount } from '@sanuk/money/amount'
import type { Connection, Database } from '#platform/database'

type PaymentTable = {
  id: string
  provider: string
  bank_reference: string
  reference: string
  amount: bigint
  currency: string
  paid_at: Date
  payer_bank: string | null
  deposit: string | null
  result: string
}

export type PaymentRecord = {
  readonly id: string
  readonly provider: string
  readonly bankReference: string
  readonly reference: string
  readonly amount: Amount
  readonly currency: string
  readonly paidAt: Date
  readonly payerBank: string | null
  readonly deposit: string | null
  readonly result: 'credited' | 'held_for_review'
}

type Tables = { 'cashier.payment': PaymentTable }

export type PaymentStore = ReturnType<typeof createPaymentStore>

/** What payment providers told of, once per their own reference. */
export function createPaymentStore(database: Database) {
  return {
    /** Notes a payment; false when this provider told of it before. */
    add: async (connection: Connection, payment: PaymentRecord): Promise<boolean> => {
      const result = await connection
        .withTables<Tables>()
        .insertInto('cashier.payment')
        .values({
          id: payment.id,
          provider: payment.provider,
          bank_reference: payment.bankReference,
          reference: payment.reference,
          amount: payment.amount,
          currency: payment.currency,
          paid_at: payment.paidAt,
          payer_bank: payment.payerBank,
          deposit: payment.deposit,
          result: payment.result,
        })
        .onConflict((conflict) => conflict.constraint('payment_once').doNothing())
        .executeTakeFirst()
      return result.numInsertedOrUpdatedRows === 1n
    },
    resultOf: async (provider: string, bankReference: string): Promise<PaymentRecord['result'] | null> => {
      const row = await database
        .withTables<Tables>()
        .selectFrom('cashier.payment')
        .select('result')
        .where('provider', '=', provider)
        .where('bank_reference', '=', bankReference)
        .executeTakeFirst()
      if (!row) return null
      return row.result === 'credited' ? 'credited' : 'held_for_review'
    },
  }
}
