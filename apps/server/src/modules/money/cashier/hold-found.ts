import { randomUUID } from 'node:crypto'
import type { Amount } from '@sanuk/money/amount'
import type { Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { HandNeeds } from './by-hand.ts'

/** Money that stands in a bank's statement and that no bank told of. */
export type FoundPayment = {
  readonly brand: string
  readonly operator: string
  /** Where it arrived; `null` where codes are paid into. */
  readonly account: { readonly id: string; readonly number: string } | null
  readonly amount: Amount
  readonly currency: string
  readonly bankReference: string
  readonly paidAt: Date
  readonly note: string
}

/** Holds money that was found, under the bank's own reference: its notice, should it come yet, changes nothing. */
export const holdFound =
  ({ payments, slips, clock, bank }: Pick<HandNeeds, 'payments' | 'slips' | 'clock' | 'bank'>) =>
  async (transaction: Transaction, found: FoundPayment): Promise<string> => {
    const { brand, operator, account, amount, currency, bankReference, paidAt, note } = found
    const id = randomUUID()
    const added = await payments.add(transaction, {
      id,
      brand,
      provider: bank,
      bankReference,
      reference: '',
      amount,
      currency,
      paidAt,
      way: account ? ('bank_transfer' as const) : ('promptpay' as const),
      account: account?.id ?? null,
      arrivedAt: account?.number ?? null,
      payerBank: null,
      deposit: null,
      receivedAt: clock(),
      result: 'held_for_review' as const,
      heldBecause: 'unknown' as const,
    })
    if (!added) throw new Refusal('bank_reference_used')
    await slips.write(transaction, { brand, payment: id, at: clock(), operator, what: 'note', note })
    return id
  }
