import { randomUUID } from 'node:crypto'
import { OPEN_DEPOSITS_MAX } from '@sanuk/contracts/cashier'
import { type Amount, subtract, ZERO } from '@sanuk/money/amount'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { Brand } from '#platform/caller'
import type { DemandMayDeposit } from '#platform/capabilities/play-permission'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { type Parts, turnOf } from './credit-deposit.ts'
import { startOfToday } from './day-limit.ts'
import { makeDepositReference } from './deposit-reference.ts'
import { checkDepositAmount, feeOf, isOpen, minuteOfDay, movesCurrency } from './deposit-terms.ts'
import { promptPayPayload } from './promptpay-payload.ts'
import type { AmountStore } from './store/amounts.ts'
import type { Deposited } from './store/deposited.ts'
import type { DepositRecord, Method, ReceivingAccount } from './store/rows.ts'
import { amountBusy, chooseTransferAmount } from './transfer-amount.ts'

export type RequestNeeds = Pick<Parts, 'clock' | 'deposits' | 'methods'> & {
  readonly database: Database
  readonly amounts: AmountStore
  /** Refuses what would pass the member's own limit, or whoever stays away. */
  readonly admit: DemandMayDeposit
  readonly paidSince: Deposited['paidSince']
  /** Who is paid in a demo where the brand has named no biller: fifteen digits. */
  readonly billerId: string
  readonly hasGateway: boolean
}

export type DepositWish = { readonly requestId: string; readonly method: string; readonly amount: Amount }
type By = { readonly member: string; readonly brand: Brand }

/** An amount that was free may be another order's by the time it is written down. */
const TRIES = 5

/** What of a method's day is left for a member; null where there is no limit. */
export async function leftOfDay(
  { deposits, clock }: Pick<RequestNeeds, 'deposits' | 'clock'>,
  { sumPerDay, code }: Method,
  { member, brand, on }: By & { readonly on: Transaction | Database },
): Promise<Amount | null> {
  if (sumPerDay === null) return null
  const since = startOfToday(clock(), brand.timeZone)
  const used = await deposits.sumSince(on, { member, method: code, since })
  return used < sumPerDay ? subtract(sumPerDay, used) : ZERO
}

/** Whether a method can be used now: it is switched on, open, and there is somewhere to pay to. */
export async function isUsable(needs: RequestNeeds, method: Method, brand: Brand): Promise<boolean> {
  if (!method.enabled || !movesCurrency(method, brand.currency)) return false
  if (!isOpen(method, minuteOfDay(needs.clock(), brand.timeZone))) return false
  if (method.kind === 'gateway') return needs.hasGateway
  const accounts = await receiving(needs, method, brand)
  return accounts.length > 0 || (method.kind === 'promptpay' && brand.demo)
}

async function receiving({ methods }: RequestNeeds, method: Method, brand: Brand): Promise<ReceivingAccount[]> {
  return (await methods.accountsOf(brand.id)).filter((account) => account.enabled && receivesFor(method, account))
}

/** Whether what is paid by a method may arrive at an account: it is of its kind, and the one that is named if any is. */
export function receivesFor({ kind, account }: Pick<Method, 'kind' | 'account'>, of: ReceivingAccount): boolean {
  if (account !== null && account !== of.id) return false
  return (kind === 'promptpay' && of.kind === 'biller') || (kind === 'bank_transfer' && of.kind === 'bank')
}

/**
 * Makes something to pay by. The same request of the same member answers the same deposit, however often it is sent.
 * What is paid by what was given is credited whatever is refused later.
 */
export const requestDeposit =
  (needs: RequestNeeds) =>
  async (wish: DepositWish, by: By): Promise<DepositRecord> => {
    const earlier = await needs.deposits.ofRequest(by.member, wish.requestId)
    if (earlier) return earlier
    const method = (await needs.methods.methodsOf(by.brand.id)).find(({ code }) => code === wish.method)
    if (!method || !(await isUsable(needs, method, by.brand))) throw new Refusal('deposit_method_closed')
    checkDepositAmount(wish.amount, method)
    const accounts = method.kind === 'gateway' ? [] : await receiving(needs, method, by.brand)
    return inTransaction(needs.database, async (transaction) => {
      await takeAdvisoryLock(transaction, turnOf(by.member))
      const first = await needs.deposits.ofRequest(by.member, wish.requestId, transaction)
      return first ?? addTo(needs, { transaction, wish, by, method, accounts })
    })
  }

type Adding = {
  readonly transaction: Transaction
  readonly wish: DepositWish
  readonly by: By
  readonly method: Method
  readonly accounts: readonly ReceivingAccount[]
}

async function addTo(needs: RequestNeeds, { transaction, wish, by, method, accounts }: Adding): Promise<DepositRecord> {
  const owner = { id: by.member, brand: by.brand.id, timeZone: by.brand.timeZone }
  await demandFewOpen(needs, transaction, by.member)
  const left = await leftOfDay(needs, method, { ...by, on: transaction })
  for (let tries = 0; tries < TRIES; tries += 1) {
    const place = await placeOf(needs, { transaction, wish, by, method, accounts })
    if (left !== null && place.amount > left) {
      throw new Refusal('deposits_of_day_used', { fields: [{ field: 'amount', word: 'refusal.deposits_of_day_used' }] })
    }
    await needs.admit(transaction, { owner, sum: place.amount }, (since) =>
      needs.paidSince(by.member, since, { now: needs.clock(), on: transaction }),
    )
    const added = await needs.deposits.add(transaction, newDeposit(needs, { wish, by, method, place }))
    if (added) return added
  }
  throw amountBusy(null)
}

/** Refuses with `open_deposits_full`: what all members share, such as amounts of their own, no member uses up. */
async function demandFewOpen({ deposits, clock }: RequestNeeds, transaction: Transaction, member: string) {
  if ((await deposits.countOpen(transaction, member, clock())) < OPEN_DEPOSITS_MAX) return
  const fault = { field: 'amount', word: 'field.open_deposits', values: { max: OPEN_DEPOSITS_MAX } }
  throw new Refusal('open_deposits_full', { fields: [fault] })
}

type Place = { readonly account: ReceivingAccount | null; readonly amount: Amount }

/** Where it is to be paid and how much: a transfer has an amount of its own at its account. */
async function placeOf(needs: RequestNeeds, { transaction, wish, by, method, accounts }: Adding): Promise<Place> {
  if (method.kind !== 'bank_transfer') {
    const [account = null] = accounts
    // Only a demo may be paid to nobody's biller; anybody else's last account was switched off meanwhile.
    if (method.kind === 'promptpay' && !account && !by.brand.demo) throw new Refusal('deposit_method_closed')
    return { account, amount: wish.amount }
  }
  const chosen = await chooseTransferAmount(needs, {
    transaction,
    member: by.member,
    asked: wish.amount,
    accounts: accounts.map(({ id }) => id),
    method,
  })
  return { account: accounts.find(({ id }) => id === chosen.account) ?? null, amount: chosen.amount }
}

function newDeposit(
  needs: RequestNeeds,
  { wish, by, method, place }: Omit<Adding, 'transaction' | 'accounts'> & { readonly place: Place },
) {
  const requestedAt = needs.clock()
  const reference = makeDepositReference()
  const billerId = place.account?.number ?? needs.billerId
  const isCode = method.kind === 'promptpay'
  return {
    id: randomUUID(),
    brand: by.brand.id,
    member: by.member,
    requestId: wish.requestId,
    reference,
    method: method.code,
    kind: method.kind,
    account: place.account?.id ?? null,
    currency: by.brand.currency,
    timeZone: by.brand.timeZone,
    asked: wish.amount,
    amount: place.amount,
    fee: feeOf(place.amount, method),
    feeBy: method.feeBy,
    payload: isCode ? promptPayPayload({ billerId, reference, amount: place.amount }) : null,
    keepsAmount: method.kind === 'bank_transfer',
    askAt: method.kind === 'gateway' ? requestedAt : null,
    requestedAt,
    expiresAt: new Date(requestedAt.getTime() + method.minutes * 60_000),
  }
}
