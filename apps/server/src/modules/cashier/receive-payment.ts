import { randomUUID } from 'node:crypto'
import { openAccount } from '@sanuk/ledger/accounts'
import { postOne } from '@sanuk/ledger/post'
import { type Amount, subtract } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, queryable, type Transaction } from '#platform/database'
import type { Turnover } from '../turnover/index.ts'
import type { Wallet } from '../wallet/index.ts'
import type { DepositRecord, DepositStore } from './store/deposits.ts'
import type { PaymentStore } from './store/payments.ts'

type Needs = {
  readonly database: Database
  readonly deposits: Pick<DepositStore, 'lockByReference' | 'credit'>
  readonly payments: PaymentStore
  readonly clock: Clock
  readonly accountOf: Wallet['accountOf']
  readonly demandTurnover: Turnover['demandForDeposit']
  /** Tells the member's open pages; called after the commit. */
  readonly announce: (deposit: DepositRecord, balance: Amount) => Promise<void>
}

export type PaymentNotice = {
  readonly provider: string
  readonly bankReference: string
  readonly reference: string
  readonly amount: Amount
  readonly paidAt: Date
  readonly payerBank: string | null
}

type Outcome = 'credited' | 'already_credited' | 'held_for_review'
type Credit = { readonly result: 'credited'; readonly deposit: DepositRecord; readonly balance: Amount }

/**
 * Takes a bank's word that money arrived. It is credited to the deposit whose code was paid, late or not, if it is the
 * whole amount and the first payment of it; anything else is held for a person to look at. Repeats change nothing.
 */
export const receivePayment =
  (needs: Needs) =>
  async (notice: PaymentNotice): Promise<Outcome> => {
    const earlier = await needs.payments.resultOf(notice.provider, notice.bankReference)
    if (earlier) return earlier === 'credited' ? 'already_credited' : 'held_for_review'
    const done = await inTransaction(needs.database, (transaction) => take(needs, notice, transaction))
    // Another process took the same notice in the meantime: its answer is the answer.
    if (done === 'told_before') return receivePayment(needs)(notice)
    if (done === 'held_for_review') return done
    await needs.announce(done.deposit, done.balance)
    return 'credited'
  }

async function take(
  needs: Needs,
  notice: PaymentNotice,
  transaction: Transaction,
): Promise<'told_before' | 'held_for_review' | Credit> {
  const deposit = await needs.deposits.lockByReference(transaction, notice.reference)
  const fits = deposit !== null && deposit.state !== 'credited' && deposit.amount === notice.amount
  const result = fits ? 'credited' : 'held_for_review'
  const payment = { ...notice, id: randomUUID(), currency: 'THB', deposit: deposit?.id ?? null, result } as const
  if (!(await needs.payments.add(transaction, payment))) return 'told_before'
  if (!fits) return 'held_for_review'
  await needs.deposits.credit(transaction, deposit.id, needs.clock())
  const balance = await creditMember(needs, { deposit, notice }, transaction)
  const balanceBefore = subtract(balance, deposit.amount)
  await needs.demandTurnover(transaction, { ...moneyOf(deposit), deposit: deposit.id, balanceBefore })
  return { result: 'credited', deposit, balance }
}

const moneyOf = ({ brand, member, currency, amount }: DepositRecord) => ({ brand, member, currency, amount })

async function creditMember(
  needs: Needs,
  { deposit, notice }: { deposit: DepositRecord; notice: PaymentNotice },
  transaction: Transaction,
): Promise<Amount> {
  const { brand, currency, member } = deposit
  const on = queryable(transaction)
  const posted = await postOne(on, {
    key: `deposit:${deposit.id}`,
    debit: await openAccount(on, { brand, currency, kind: 'bank', owner: notice.provider, guarded: false }),
    credit: await needs.accountOf({ id: member, brand, currency }, transaction),
    amount: deposit.amount,
    kind: 'deposit',
    reference: deposit.id,
  })
  if (posted.outcome !== 'posted' || posted.creditBalance === null) {
    throw new Error(`deposit ${deposit.id} could not be posted: ${posted.outcome}`)
  }
  return posted.creditBalance
}
