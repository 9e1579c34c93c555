import { randomUUID } from 'node:crypto'
import { dayOf } from '@sanuk/contracts/calendar-day'
import type { Owed } from '@sanuk/contracts/withdrawals'
import { type Amount, amount, writeAmount, ZERO } from '@sanuk/money/amount'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import { startOfDay } from '#platform/business-days'
import type { Brand } from '#platform/caller'
import type { DemandNotFrozen } from '#platform/capabilities/freezes'
import { type Connection, inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Tools } from './change.ts'
import { makeReference } from './reference.ts'
import type { WithdrawalRecord } from './store/rows.ts'
import { chargeAfter, coveredBy, feeOf, type Terms } from './terms.ts'

/** What a member still has to play before money leaves. */
export type OwedTurnover = {
  readonly source: string
  readonly reason: Owed['reason']
  readonly required: Amount
  readonly done: Amount
  readonly since: Date
}

export type RequestNeeds = Tools & {
  readonly owed: (member: string, on?: Connection) => Promise<readonly OwedTurnover[]>
  /** Refuses with `verification_due` who would have to show who they are first. */
  readonly demandVerified: (member: string, brand: Brand, wanted: Amount) => Promise<void>
  readonly demandNotFrozen: DemandNotFrozen
  /** Refuses where the payment password is not the member's. */
  readonly demandPayment: (member: string, paymentPassword: string) => Promise<void>
}

export type Wish = {
  readonly requestId: string
  readonly account: string
  readonly amount: Amount
  readonly paymentPassword: string
}
type By = { readonly member: string; readonly brand: Brand }

/**
 * Asks for money and sets it aside in the same transaction. The same request answers the same withdrawal. Refuses as the
 * payment password and the account do, with limits beside `amount`, `withdrawals_of_day_used`, `turnover_due`,
 * `verification_due`, `withdrawals_frozen` and `not_enough_money`.
 */
export const requestWithdrawal =
  (needs: RequestNeeds) =>
  async (wish: Wish, by: By): Promise<WithdrawalRecord> => {
    const earlier = await needs.store.ofRequest(by.member, wish.requestId)
    if (earlier) return earlier
    const terms = await needs.termsOf(by.brand.id)
    demandAmount(wish.amount, terms)
    await needs.demandPayment(by.member, wish.paymentPassword)
    await needs.demandNotFrozen(by.member, 'withdrawals')
    await needs.payees.demandUsable(by.member, wish.account)
    await needs.demandVerified(by.member, by.brand, wish.amount)
    const done = await inTransaction(needs.database, (transaction) =>
      ask(needs, { ...wish, ...by, terms }, transaction),
    )
    if (done.balance !== null) await needs.announce(done.record, done.balance)
    return done.record
  }

type Asked = Wish & By & { readonly terms: Terms }

async function ask(needs: RequestNeeds, wish: Asked, transaction: Transaction) {
  const { member, brand, terms } = wish
  const { store, entries, till, clock } = needs
  // Limits of a day hold for all that are asked for at once.
  await takeAdvisoryLock(transaction, `withdrawals ${member}`)
  const requestedAt = clock()
  const { orders } = await usedToday(needs, wish, transaction)
  const record = await store.add(transaction, {
    id: randomUUID(),
    brand: brand.id,
    member,
    requestId: wish.requestId,
    account: wish.account,
    requestedAt,
    amount: wish.amount,
    fee: feeOf(wish.amount, chargeAfter(orders, terms)),
    currency: brand.currency,
    reference: makeReference(),
  })
  if (!record) {
    const earlier = await store.ofRequest(member, wish.requestId, transaction)
    if (!earlier) throw new Error('a request that was made before is not there')
    return { record: earlier, balance: null }
  }
  await demandDay(needs, { transaction, wish })
  if ((await needs.owed(member, transaction)).length > 0) throw new Refusal('turnover_due')
  const noted = { withdrawal: record.id, brand: record.brand, at: requestedAt, state: record.state }
  await entries.add(transaction, { ...noted, operator: null, note: null })
  const balance = await till.setAside(transaction, record)
  if (balance === null) throw new Refusal('not_enough_money', { fields: [field('refusal.not_enough_money')] })
  return { record, balance }
}

/** What is left of a member's day; one that is written down already counts. */
export async function usedToday(
  { store, clock }: Pick<Tools, 'store' | 'clock'>,
  { member, brand }: By,
  on: Connection,
): Promise<{ orders: number; sum: Amount }> {
  return store.askedSince(on, member, startOfDay(dayOf(clock(), brand.timeZone), brand.timeZone))
}

async function demandDay(needs: Tools, { transaction, wish }: { transaction: Transaction; wish: Asked }) {
  const { orders, sum } = await usedToday(needs, wish, transaction)
  if (orders > wish.terms.ordersPerDay) throw new Refusal('withdrawals_of_day_used')
  if (sum > wish.terms.sumPerDay) {
    const left = amount(wish.terms.sumPerDay - sum + wish.amount)
    throw new Refusal('amount_above_maximum', { fields: [field('field.at_most', { max: writeAmount(left) })] })
  }
}

/** What can be asked for now, and why not more. */
export function termsFor(needs: RequestNeeds) {
  return async (by: By, balance: Amount) => {
    const terms = await needs.termsOf(by.brand.id)
    const [used, owed] = await Promise.all([usedToday(needs, by, needs.database), needs.owed(by.member)])
    const sumLeft = amount(terms.sumPerDay > used.sum ? terms.sumPerDay - used.sum : 0n)
    const ordersLeft = Math.max(terms.ordersPerDay - used.orders, 0)
    const charge = chargeAfter(used.orders, terms)
    const freeLeft = Math.max(terms.freePerDay - used.orders, 0)
    const [most = ZERO] = [coveredBy(balance, charge), terms.maximum, sumLeft].toSorted((one, other) =>
      Number(one - other),
    )
    const available = ordersLeft > 0 && owed.length === 0 ? most : ZERO
    return { terms, charge, freeLeft, owed, sumLeft, ordersLeft, available }
  }
}

const field = (word: string, values: Record<string, string> = {}) => ({ field: 'amount', word, values })

/** Refuses an amount outside the limits, or one that no bank can send because it is not whole satang. */
function demandAmount(value: Amount, { minimum, maximum }: Terms): void {
  if (value % 100n !== 0n) throw new Refusal('invalid_request', { fields: [field('field.money')] })
  if (value < minimum) {
    throw new Refusal('amount_below_minimum', { fields: [field('field.at_least', { min: writeAmount(minimum) })] })
  }
  if (value > maximum) {
    throw new Refusal('amount_above_maximum', { fields: [field('field.at_most', { max: writeAmount(maximum) })] })
  }
}
