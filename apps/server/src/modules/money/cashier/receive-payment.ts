import { randomUUID } from 'node:crypto'
import type { Amount } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import type { CreditDeposit, Credited } from './credit-deposit.ts'
import type { DepositStore } from './store/deposits.ts'
import type { MethodStore } from './store/methods.ts'
import type { PaymentStore } from './store/payments.ts'
import type { DepositRecord, PaymentRecord, ReceivingAccount } from './store/rows.ts'
import { AMOUNT_KEPT_MS } from './transfer-amount.ts'

export type ReceiveNeeds = {
  readonly database: Database
  readonly deposits: Pick<DepositStore, 'lockByReference' | 'lockByAmount'>
  readonly payments: PaymentStore
  readonly clock: Clock
  readonly methods: Pick<MethodStore, 'accountNumbered'>
  readonly crediting: CreditDeposit
  /** Tells the member's open pages; called after the commit. */
  readonly announce: (deposit: DepositRecord, balance: Amount) => Promise<void>
}

export type PaymentNotice = {
  readonly provider: string
  /** Money by a gateway is for deposits by a gateway only, and the other way round. */
  readonly byGateway: boolean
  readonly bankReference: string
  readonly reference: string | null
  /** The number of the account it arrived at, where the bank says so. */
  readonly account: string | null
  readonly amount: Amount
  readonly currency: string
  readonly paidAt: Date
  readonly payerBank: string | null
  /** Whose operators look at it where neither reference nor account tells. */
  readonly brand: string | null
}

type Outcome = 'credited' | 'already_credited' | 'held_for_review'
type Found = { readonly deposit: DepositRecord | null; readonly account: ReceivingAccount | null }

/**
 * Takes a provider's word that money arrived. It is credited to the order it was paid for, as much as was paid and late
 * or not, where that is the first payment and within the limits; anything else is held for a person to look at. Repeats
 * change nothing.
 */
export const receivePayment =
  (needs: ReceiveNeeds) =>
  async (notice: PaymentNotice): Promise<Outcome> => {
    const earlier = await needs.payments.ofReference(notice.provider, notice.bankReference)
    if (earlier) return earlier.result === 'credited' ? 'already_credited' : 'held_for_review'
    const done = await inTransaction(needs.database, (transaction) => take(needs, notice, transaction))
    // Another process took the same notice in the meantime: its answer is the answer.
    if (done === 'told_before') return receivePayment(needs)(notice)
    if (done === 'held_for_review') return done
    await needs.announce(done.deposit, done.balance)
    return 'credited'
  }

async function take(
  needs: ReceiveNeeds,
  notice: PaymentNotice,
  transaction: Transaction,
): Promise<'told_before' | 'held_for_review' | Credited> {
  const found = await findOrder(needs, notice, transaction)
  const { deposit, account } = found
  const held = await whyHeld(needs, { notice, found }, transaction)
  const { provider, bankReference, amount, currency, paidAt, payerBank } = notice
  const added = await needs.payments.add(transaction, {
    id: randomUUID(),
    provider,
    bankReference,
    amount,
    currency,
    paidAt,
    payerBank,
    receivedAt: needs.clock(),
    brand: deposit?.brand ?? account?.brand ?? notice.brand,
    reference: notice.reference ?? '',
    way: wayOf(notice, found),
    arrivedAt: notice.account,
    account: account?.id ?? deposit?.account ?? null,
    deposit: deposit?.id ?? null,
    result: held ? 'held_for_review' : 'credited',
    heldBecause: held,
  })
  if (!added) return 'told_before'
  if (held || !deposit) return 'held_for_review'
  return needs.crediting.credit(transaction, deposit, { paid: amount, provider })
}

/**
 * By its reference; else by the amount, which is one order's own at an account of ours. An order that ended may have given
 * it to another: the money is for the one that had it when it was paid.
 */
async function findOrder(needs: ReceiveNeeds, notice: PaymentNotice, transaction: Transaction): Promise<Found> {
  const account = notice.account ? await needs.methods.accountNumbered(notice.account, transaction) : null
  const named = notice.reference ? await needs.deposits.lockByReference(transaction, notice.reference) : null
  const isOfWay = named !== null && (named.kind === 'gateway') === notice.byGateway
  if (isOfWay) return { deposit: named, account }
  if (!account) return { deposit: null, account }
  const { amount, paidAt } = notice
  const expiredAfter = new Date(needs.clock().getTime() - AMOUNT_KEPT_MS)
  const transfer = { account: account.id, amount, paidAt, expiredAfter }
  return { deposit: await needs.deposits.lockByAmount(transaction, transfer), account }
}

function wayOf(notice: PaymentNotice, { deposit, account }: Found): PaymentRecord['way'] {
  if (deposit) return deposit.kind
  if (notice.byGateway) return 'gateway'
  return account?.kind === 'bank' ? 'bank_transfer' : 'promptpay'
}

/** Why nobody is credited without a person's look; null where the money is its order's. */
async function whyHeld(
  { crediting }: ReceiveNeeds,
  { notice, found: { deposit, account } }: { readonly notice: PaymentNotice; readonly found: Found },
  transaction: Transaction,
): Promise<PaymentRecord['heldBecause']> {
  const isElsewhere = notice.account !== null && account === null
  if (!deposit) return isElsewhere ? 'wrong_account' : 'unknown'
  if (deposit.state === 'credited') return 'double'
  if (deposit.account !== null && notice.account !== null && account?.id !== deposit.account) return 'wrong_account'
  if (deposit.currency !== notice.currency) return 'amount'
  if (!(await crediting.isTaken(transaction, deposit, notice.amount))) return 'amount'
  return (await crediting.fitsDay(transaction, deposit, notice.amount)) ? null : 'limit'
}
