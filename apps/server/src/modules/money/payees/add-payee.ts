import { randomUUID } from 'node:crypto'
import { type BankCode, readAccountNumber } from '@sanuk/contracts/thai-banks'
import { plainName } from '@sanuk/contracts/typed-text'
import type { SecretCipher } from '@sanuk/host/secret-cipher'
import type { Brand } from '#platform/caller'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { isName, nameKey } from './same-name.ts'
import type { AccountRecord, AccountStore } from './store/accounts.ts'

/** As many as a person keeps apart. */
export const ACCOUNTS_MAX = 5

/** A new account pays a day later, but for the first ever: whoever took an account over is noticed before that. */
const WAITS_MS = 24 * 60 * 60 * 1000

export type AddNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly store: AccountStore
  readonly cipher: SecretCipher
  readonly hash: (text: string) => Buffer
  /** Refuses where the payment password is not the member's. */
  readonly demandPayment: (member: string, paymentPassword: string) => Promise<void>
  /** The name that was told at registration, if one was. */
  readonly toldName: (member: string) => Promise<string | null>
}

export type PayeeWish = {
  readonly bank: BankCode
  readonly number: string
  readonly holder: string
  readonly paymentPassword: string
}

/**
 * Adds an account in the member's own name. Refuses with `invalid_request` beside the field, `payee_name_differs`,
 * `bank_account_taken`, `bank_accounts_full` and as the payment password is refused.
 */
export const addPayee =
  (needs: AddNeeds) =>
  async (wish: PayeeWish, by: { readonly member: string; readonly brand: Brand }): Promise<AccountRecord> => {
    const number = demandNumber(wish)
    await needs.demandPayment(by.member, wish.paymentPassword)
    const told = await needs.toldName(by.member)
    return inTransaction(needs.database, (transaction) => add(needs, { ...wish, ...by, number, told }, transaction))
  }

/**
 * Adds an account in a member's name by an operator, in the caller's transaction. The member's payment password is not
 * asked for: the payout to it takes two operators. Refuses as `addPayee`.
 */
export const addPayeeByOperator =
  (needs: AddNeeds) =>
  async (
    wish: Omit<PayeeWish, 'paymentPassword'>,
    by: { readonly member: string; readonly brand: Brand },
    transaction: Transaction,
  ): Promise<AccountRecord> => {
    const number = demandNumber(wish)
    return add(needs, { ...wish, ...by, number, told: await needs.toldName(by.member) }, transaction)
  }

/** The number without what stands between its digits. Refuses with `invalid_request` beside the field. */
function demandNumber({ bank, number: typed, holder }: Omit<PayeeWish, 'paymentPassword'>): string {
  const number = readAccountNumber(bank, typed)
  if (number === null) throw new Refusal('invalid_request', { fields: [{ field: 'number', word: 'field.invalid' }] })
  if (!isName(holder)) {
    throw new Refusal('invalid_request', { fields: [{ field: 'holder', word: 'field.invalid' }] })
  }
  return number
}

type Checked = Omit<PayeeWish, 'paymentPassword'> & {
  readonly member: string
  readonly brand: Brand
  readonly told: string | null
}

async function add(needs: AddNeeds, wish: Checked, transaction: Transaction): Promise<AccountRecord> {
  const { store, cipher, hash, clock } = needs
  const { member, brand, bank, number } = wish
  const addedAt = clock()
  const typed = plainName(wish.holder)
  const named = { member, brand: brand.id, name: wish.told?.trim() || typed, given_at: addedAt }
  const holder = await store.holdName(transaction, named)
  if (nameKey(holder) !== nameKey(typed)) {
    throw new Refusal('payee_name_differs', { fields: [{ field: 'holder', word: 'refusal.payee_name_differs' }] })
  }
  const earlier = await store.ofMember(member, transaction)
  if (earlier.filter(({ removedAt }) => !removedAt).length >= ACCOUNTS_MAX) throw new Refusal('bank_accounts_full')
  const usableFrom = earlier.length === 0 ? addedAt : new Date(addedAt.getTime() + WAITS_MS)
  const id = randomUUID()
  const account = {
    id,
    member,
    bank,
    holder,
    addedAt,
    usableFrom,
    numberSealed: cipher.seal(number, id),
    numberLength: number.length,
    lastFour: number.slice(-4),
  }
  if (!(await store.add(transaction, { ...account, brand: brand.id, numberHash: hash(`${bank} ${number}`) }))) {
    throw new Refusal('bank_account_taken', { fields: [{ field: 'number', word: 'refusal.bank_account_taken' }] })
  }
  return { ...account, removedAt: null }
}
