import { randomInt, randomUUID } from 'node:crypto'
import { type Amount, add, amount, subtract, ZERO } from '@sanuk/money/amount'
import type { Brand } from '#platform/caller'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { takeTurn } from '#platform/in-turn'
import { Refusal } from '#platform/refusal'
import type { Protection } from '../protection/index.ts'
import { type Parts, turnOf } from './credit-deposit.ts'
import { startOfToday } from './day-limit.ts'
import { makeDepositReference } from './deposit-reference.ts'
import { checkDepositAmount, feeOf, isOpen, minuteOfDay } from './deposit-terms.ts'
import { promptPayPayload } from './promptpay-payload.ts'
import type { Deposited } from './store/deposited.ts'
import { type DepositRecord, type Method, type ReceivingAccount, tablesOn } from './store/rows.ts'

export type RequestNeeds = Pick<Parts, 'clock' | 'deposits' | 'methods'> & {
  readonly database: Database
  /** Refuses what would pass the member's own limit, or whoever stays away. */
  readonly admit: Protection['admit']['deposit']
  readonly paidSince: Deposited['paidSince']
  /** Who is paid in a demo where the brand has named no biller: fifteen digits. */
  readonly billerId: string
  readonly hasGateway: boolean
}

export type DepositWish = { readonly requestId: string; readonly method: string; readonly amount: Amount }
type By = { readonly member: string; readonly brand: Brand }

/** Satang that are put on top of a transfer, so that its amount is nobody else's. */
const SATANG = Array.from({ length: 99 }, (_, index) => amount(BigInt(index + 1) * 100n))
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
  if (!method.enabled || !isOpen(method, minuteOfDay(needs.clock(), brand.timeZone))) return false
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
      await takeTurn(transaction, turnOf(by.member))
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
  const left = await leftOfDay(needs, method, { ...by, on: transaction })
  for (let tries = 0; tries < TRIES; tries += 1) {
    const place = await placeOf(transaction, { wish, method, accounts })
    if (left !== null && place.amount > left) {
      throw new Refusal('deposits_of_day_used', { fields: [{ field: 'amount', word: 'refusal.deposits_of_day_used' }] })
    }
    await needs.admit(transaction, { owner, sum: place.amount }, (since) =>
      needs.paidSince(by.member, since, { now: needs.clock(), on: transaction }),
    )
    const added = await needs.deposits.add(transaction, newDeposit(needs, { wish, by, method, place }))
    if (added) return added
  }
  throw new Refusal('deposit_amount_busy', { fields: [{ field: 'amount', word: 'refusal.deposit_amount_busy' }] })
}

type Place = { readonly account: ReceivingAccount | null; readonly amount: Amount }

/** Where it is to be paid and how much: a transfer has an amount of its own at its account. */
async function placeOf(
  transaction: Transaction,
  { wish, method, accounts }: Pick<Adding, 'wish' | 'method' | 'accounts'>,
): Promise<Place> {
  if (method.kind !== 'bank_transfer') return { account: accounts[0] ?? null, amount: wish.amount }
  for (const account of accounts) {
    const free = await freeAmounts(transaction, account.id, wish.amount)
    const chosen = free[randomInt(Math.max(free.length, 1))]
    if (chosen !== undefined) return { account, amount: chosen }
  }
  throw new Refusal('deposit_amount_busy', { fields: [{ field: 'amount', word: 'refusal.deposit_amount_busy' }] })
}

async function freeAmounts(transaction: Transaction, account: string, asked: Amount): Promise<Amount[]> {
  const wanted = SATANG.map((satang) => add(asked, satang))
  const rows = await tablesOn(transaction)
    .selectFrom('cashier.deposit')
    .select('amount')
    .where('account', '=', account)
    .where('keeps_amount', '=', true)
    .where('amount', 'in', wanted)
    .execute()
  const taken = new Set(rows.map((row) => BigInt(row.amount)))
  return wanted.filter((one) => !taken.has(one))
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
    ...{ id: randomUUID(), brand: by.brand.id, member: by.member, requestId: wish.requestId, reference },
    ...{ method: method.code, kind: method.kind, account: place.account?.id ?? null, currency: by.brand.currency },
    timeZone: by.brand.timeZone,
    ...{ asked: wish.amount, amount: place.amount, fee: feeOf(place.amount, method), feeBy: method.feeBy },
    payload: isCode ? promptPayPayload({ billerId, reference, amount: place.amount }) : null,
    ...{ keepsAmount: method.kind === 'bank_transfer', askAt: method.kind === 'gateway' ? requestedAt : null },
    ...{ requestedAt, expiresAt: new Date(requestedAt.getTime() + method.minutes * 60_000) },
  }
}
