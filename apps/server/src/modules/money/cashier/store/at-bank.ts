import { balancesOfKind } from '@sanuk/ledger/accounts'
import { type Amount, amount, ZERO } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import { type Connection, queryable } from '#platform/database'

/** Whose money: a brand's at one of its bank accounts, or (`null`) where codes are paid into. */
export type AtBank = { readonly brand: string; readonly account: string | null; readonly currency: CurrencyCode }

/** Money that moved at the bank, as payments tell: it came, or was sent back. */
export type BankMove = {
  readonly kind: 'payment' | 'refund'
  readonly id: string
  readonly at: Date
  /** What left carries a minus. */
  readonly amount: Amount
  readonly references: readonly string[]
  /** What the books moved for it; `null` where it is nobody's yet. */
  readonly posted: Amount | null
}

type Row = {
  id: string
  paid_at: Date
  amount: string
  bank_reference: string
  reference: string
  credited: boolean
  kept: string
  settled_at: Date | null
  return_reference: string | null
}

/** Codes are paid into the bank's main account, transfers into one of its own; what a gateway tells is at no bank. */
const arrivedAt = (account: string | null) =>
  account === null
    ? sql`(payment.account is null and payment.arrived_at is null or exists (
            select from cashier.account where account.id = payment.account and account.kind = 'biller'))`
    : sql`payment.account = ${account}::uuid`

const ofAccount = ({ brand, account, currency }: AtBank) => sql`
  payment.brand = ${brand}::uuid and payment.currency = ${currency} and payment.way <> 'gateway'
  and ${arrivedAt(account)}`

/** What payments say of the brand's accounts at the bank. `provider` is who tells of codes. */
export function createAtBank({ provider }: { readonly provider: string }) {
  return {
    /** All that came or was sent back from an instant on. */
    movesSince: async (on: Connection, of: AtBank, since: Date): Promise<BankMove[]> => {
      const { rows } = await sql<Row>`
        select payment.id, paid_at, payment.amount::text, bank_reference, payment.reference, settled_at,
               return_reference, result = 'credited' as credited,
               case when result = 'credited' and fee_by = 'brand' then fee else 0 end::text as kept
          from cashier.payment left join cashier.deposit on deposit.id = payment.deposit
         where ${ofAccount(of)} and (paid_at >= ${since} or settled_at >= ${since})
         order by paid_at`.execute(on)
      return rows.flatMap(movesOf).filter(({ at }) => at >= since)
    },
    /** What had arrived by an instant and is nobody's, without what was sent back by then. */
    heldAt: async (on: Connection, of: AtBank, instant: Date): Promise<Amount> => {
      const { rows } = await sql<{ sum: string }>`
        select coalesce(sum(payment.amount), 0)::text as sum
          from cashier.payment
         where ${ofAccount(of)} and result <> 'credited' and paid_at < ${instant}
           and not (result = 'returned' and settled_at < ${instant})`.execute(on)
      return amount(BigInt(rows[0]?.sum ?? 0))
    },
    /** What lies with the bank by the books. They count what came out of its account into wallets: here is the opposite. */
    booked: async (on: Connection, { brand, account, currency }: AtBank): Promise<Amount> => {
      const balances = await balancesOfKind(queryable(on), { brand, kind: 'bank', currency })
      return amount(-(balances.get(account ?? provider) ?? ZERO))
    },
  }
}

function movesOf(row: Row): BankMove[] {
  const [size, kept] = [BigInt(row.amount), BigInt(row.kept)]
  const came: BankMove = {
    kind: 'payment',
    id: row.id,
    at: row.paid_at,
    amount: amount(size),
    references: [row.bank_reference, row.reference],
    posted: row.credited ? amount(size - kept) : null,
  }
  if (row.return_reference === null || row.settled_at === null) return [came]
  const back = { at: row.settled_at, amount: amount(-size), references: [row.return_reference], posted: null }
  return [came, { kind: 'refund', id: row.id, ...back }]
}
