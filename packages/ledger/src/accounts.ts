import { type Amount, amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { Queryable } from './queryable.ts'

/**
 * What an account is called. Guarded accounts hold money that somebody may spend and never go below zero; open
 * accounts are the house's own, whose balance may be of either sign.
 */
export type AccountName = {
  readonly brand: string
  readonly kind: string
  readonly owner: string
  readonly currency: CurrencyCode
  readonly guarded: boolean
}

/** Whether an account is guarded stands in its id: the house's own are numbered downwards from -1. */
export const isGuarded = (account: string): boolean => !account.startsWith('-')

/** Opens the account unless it is open already, and answers its id. */
export async function openAccount(on: Queryable, name: AccountName): Promise<string> {
  const { rows } = await on.query('select ledger.open_account($1, $2, $3, $4, $5) as id', [
    name.brand,
    name.kind,
    name.owner,
    name.currency,
    name.guarded,
  ])
  // Two callers may open it in the same instant; the slower one's snapshot does not see the row that stopped it.
  const id = rows[0]?.id
  return id === null || id === undefined ? openAccount(on, name) : String(id)
}

/** The same for many, whose names differ: their ids in the order of the names. */
export async function openAccounts(on: Queryable, names: readonly AccountName[]): Promise<string[]> {
  const { rows } = await on.query(
    `select ledger.open_account(brand, kind, owner, currency, guarded) as id
       from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::boolean[]) with ordinality
            as name (brand, kind, owner, currency, guarded, place) order by place`,
    [
      ...[names.map(({ brand }) => brand), names.map(({ kind }) => kind), names.map(({ owner }) => owner)],
      ...[names.map(({ currency }) => currency), names.map(({ guarded }) => guarded)],
    ],
  )
  return Promise.all(names.map(async (name, at) => (rows[at]?.id ? String(rows[at].id) : openAccount(on, name))))
}

/** What accounts are for and whose they are, by their ids. */
export async function accountNames(
  on: Queryable,
  ids: readonly string[],
): Promise<Map<string, Pick<AccountName, 'kind' | 'owner'>>> {
  const { rows } = await on.query('select id, kind, owner from ledger.account where id = any ($1::bigint[])', [ids])
  return new Map(rows.map(({ id, kind, owner }) => [String(id), { kind: String(kind), owner: String(owner) }]))
}

/** What a guarded account holds now, or `null` where there is no such account. */
export async function readBalance(on: Queryable, account: string): Promise<Amount | null> {
  const { rows } = await on.query('select balance from ledger.account where id = $1 and id > 0', [account])
  const row = rows[0]
  return row ? amount(BigInt(String(row.balance))) : null
}

/** The same within a transaction, until whose end nobody changes it: for an amount that depends on it. */
export async function lockBalance(on: Queryable, account: string): Promise<Amount | null> {
  const { rows } = await on.query('select ledger.lock_balance($1) as balance', [account])
  const balance = rows[0]?.balance
  return balance === null || balance === undefined ? null : amount(BigInt(String(balance)))
}

/** One line of the trial balance. */
export type BookLine = {
  readonly kind: string
  readonly currency: string
  readonly accounts: number
  readonly balance: Amount
}

/** The brand's books by kind of account and currency. Within a currency the balances sum to zero. */
export async function trialBalance(on: Queryable, brand: string): Promise<BookLine[]> {
  const { rows } = await on.query(
    `select kind, currency, count(*)::int as accounts, sum(balance)::bigint as balance
       from ledger.account_balance where brand = $1 group by kind, currency order by currency, kind`,
    [brand],
  )
  return rows.map((row) => ({
    kind: String(row.kind),
    currency: String(row.currency),
    accounts: Number(row.accounts),
    balance: amount(BigInt(String(row.balance))),
  }))
}

/** What the brand's accounts of a kind hold in a currency, by their owners. */
export async function balancesOfKind(
  on: Queryable,
  { brand, kind, currency }: Omit<AccountName, 'owner' | 'guarded'>,
): Promise<Map<string, Amount>> {
  const { rows } = await on.query(
    'select owner, balance::text from ledger.account_balance where brand = $1 and kind = $2 and currency = $3',
    [brand, kind, currency],
  )
  return new Map(rows.map((row) => [String(row.owner), amount(BigInt(String(row.balance)))]))
}
