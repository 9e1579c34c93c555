import { randomUUID } from 'node:crypto'
import { type Amount, parseAmount, writeAmount, ZERO } from '@sanuk/money/amount'
import { isCurrencyCode } from '@sanuk/money/currency'
import * as z from 'zod/mini'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { CreditDeposit, Credited, Parts } from './credit-deposit.ts'
import { makeDepositReference } from './deposit-reference.ts'
import { feeOf } from './deposit-terms.ts'
import type { ReceiveNeeds } from './receive-payment.ts'
import type { PaymentStore } from './store/payments.ts'
import type { DepositRecord, PaymentRecord } from './store/rows.ts'

export type HandNeeds = Parts & {
  readonly database: Database
  readonly payments: PaymentStore
  readonly crediting: CreditDeposit
  readonly announce: ReceiveNeeds['announce']
  /** Who reports transfers: what an operator saw at the bank has the bank's own reference. */
  readonly bank: string
}

/** What an operator saw at the bank. */
export type SeenPayment = { readonly amount: Amount; readonly bankReference: string; readonly reason: string }

/** Whom held money is credited to: an order that is not credited yet, or a member. */
export type Target = { readonly deposit: string } | { readonly member: string }

type Proposal = { readonly id: string; readonly brand: string; readonly subjectId: string; readonly details: unknown }

const seenDetails = z.object({ amount: z.string(), bankReference: z.string(), reason: z.string() })
const targetDetails = z.object({
  ...{ reason: z.string(), deposit: z.optional(z.string()), member: z.optional(z.string()) },
})

/** What operators credit. Each runs in a transaction of its own, or in that of a second operator's approval. */
export function createByHand(needs: HandNeeds) {
  const { deposits, payments, slips, crediting, clock } = needs

  const demandOpen = async (transaction: Transaction, of: { id: string; brand: string }): Promise<DepositRecord> => {
    const deposit = await deposits.lock(transaction, of.id)
    if (deposit?.brand !== of.brand) throw new Refusal('not_found')
    if (deposit.state === 'credited') throw new Refusal('deposit_went_on')
    return deposit
  }

  /** Credits what an operator saw at the bank, under the bank's own reference: its notice changes nothing any more. */
  const creditSeen = async (
    transaction: Transaction,
    of: { readonly id: string; readonly brand: string; readonly operator: string | null },
    { amount, bankReference, reason }: SeenPayment,
  ): Promise<Credited> => {
    const deposit = await demandOpen(transaction, of)
    if (!(await crediting.fitsDay(transaction, deposit, amount))) throw new Refusal('deposits_of_day_used')
    const { brand, reference, kind: way, account, currency } = deposit
    const added = await payments.add(transaction, {
      ...{ id: randomUUID(), brand, provider: needs.bank, bankReference, reference, way, arrivedAt: null, account },
      ...{ amount, currency, paidAt: clock(), receivedAt: clock(), payerBank: null, deposit: deposit.id },
      ...{ result: 'credited' as const, heldBecause: 'by_hand' as const },
    })
    if (!added) throw new Refusal('bank_reference_used')
    const entry = { brand, deposit: deposit.id, at: clock(), operator: of.operator, what: 'credited' as const }
    await slips.write(transaction, { ...entry, note: reason })
    return crediting.credit(transaction, deposit, { paid: amount, provider: needs.bank })
  }

  /** Credits money that was held. A person decided: the limits of the day do not hold it again. */
  const creditHeld = async (
    transaction: Transaction,
    of: { readonly id: string; readonly brand: string; readonly operator: string | null },
    { to, reason }: { readonly to: Target; readonly reason: string },
  ): Promise<Credited> => {
    const payment = await payments.lock(transaction, of.id)
    if (payment?.brand !== of.brand) throw new Refusal('not_found')
    if (payment.result !== 'held_for_review') throw new Refusal('payment_settled')
    const { brand } = of
    const order =
      'deposit' in to
        ? await demandOpen(transaction, { id: to.deposit, brand })
        : await orderFor(needs, transaction, { payment, member: to.member })
    const settled = { settled_at: clock(), settled_by: of.operator, reason, deposit: order.id }
    await payments.change(transaction, payment.id, { ...settled, result: 'credited' })
    const entry = { brand, deposit: order.id, payment: payment.id, at: clock(), operator: of.operator, note: reason }
    await slips.write(transaction, { ...entry, what: 'matched' })
    return crediting.credit(transaction, order, { paid: payment.amount, provider: payment.provider })
  }

  const tell = ({ deposit, balance }: Credited) => needs.announce(deposit, balance)

  const now = async (work: (transaction: Transaction) => Promise<Credited>): Promise<void> =>
    tell(await inTransaction(needs.database, work))

  /** In the transaction of the approval; what went on meanwhile is outdated. */
  const asProposed = async (work: () => Promise<Credited>) => {
    try {
      const credited = await work()
      return () => tell(credited)
    } catch (fault) {
      if (fault instanceof Refusal && GONE_ON.includes(fault.code)) throw new Refusal('proposal_outdated')
      throw fault
    }
  }

  return {
    creditSeen: (of: Parameters<typeof creditSeen>[1], seen: SeenPayment) =>
      now((transaction) => creditSeen(transaction, of, seen)),
    creditHeld: (of: Parameters<typeof creditHeld>[1], what: Parameters<typeof creditHeld>[2]) =>
      now((transaction) => creditHeld(transaction, of, what)),
    /** What a second operator approved. */
    carryOutSeen: (transaction: Transaction, { brand, subjectId, details }: Proposal) => {
      const { amount, ...seen } = seenDetails.parse(details)
      const of = { id: subjectId, brand, operator: null }
      return asProposed(() => creditSeen(transaction, of, { ...seen, amount: parseAmount(amount) }))
    },
    carryOutHeld: (transaction: Transaction, { brand, subjectId, details }: Proposal) => {
      const { reason, deposit, member } = targetDetails.parse(details)
      const of = { id: subjectId, brand, operator: null }
      const to: Target = deposit ? { deposit } : { member: member ?? '' }
      return asProposed(() => creditHeld(transaction, of, { to, reason }))
    },
  }
}

const GONE_ON: readonly string[] = [
  'deposit_went_on',
  'payment_settled',
  'bank_reference_used',
  'not_found',
  'deposits_of_day_used',
]

/** What the one who decides sees, and what it is carried out from. */
export const seenProposal = ({ amount, ...seen }: SeenPayment) => ({ ...seen, amount: writeAmount(amount) })

/** An order that nobody asked for, so that money is always some order's. */
async function orderFor(
  { deposits, methods, clock }: HandNeeds,
  transaction: Transaction,
  { payment, member }: { readonly payment: PaymentRecord; readonly member: string },
): Promise<DepositRecord> {
  const { currency, way } = payment
  const brand = payment.brand ?? ''
  if (!isCurrencyCode(currency)) throw new Error(`payment ${payment.id} is in no money of ours`)
  const method = (await methods.methodsOf(brand, transaction)).find(({ kind }) => kind === way)
  const at = clock()
  const order = await deposits.add(transaction, {
    ...{ id: randomUUID(), brand, member, requestId: payment.id, reference: makeDepositReference() },
    ...{ method: method?.code ?? way, kind: way, account: payment.account, currency },
    ...{ asked: payment.amount, amount: payment.amount, payload: null, keepsAmount: false, askAt: null },
    ...{ fee: method ? feeOf(payment.amount, method) : ZERO, feeBy: method?.feeBy ?? 'brand' },
    ...{ requestedAt: at, expiresAt: at, timeZone: null },
  })
  if (!order) throw new Refusal('payment_settled')
  return order
}
