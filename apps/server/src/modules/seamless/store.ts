import { SEAMLESS_STATUSES, type SeamlessStatus } from '@sanuk/contracts/seamless'
import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Transaction } from '#platform/database'

type TransactionTable = {
  vendor: string
  transaction: string
  kind: 'bet' | 'win' | 'rollback'
  member: string
  game: string
  round: string
  original: string | null
  amount: bigint
  currency: string
  round_closed: boolean
  status: string
  balance: bigint
  id: string
  at: Date
}

/** What a vendor asked, without what may differ from one repeat to the next: request id and token. */
export type Content = {
  readonly kind: 'bet' | 'win' | 'rollback'
  readonly member: string
  readonly game: string
  readonly round: string
  readonly original: string | null
  readonly amount: Amount
  readonly currency: string
  readonly roundClosed: boolean
}

/** What it was answered, once and for all. */
export type StoredAnswer = {
  readonly status: SeamlessStatus
  readonly balance: Amount
  readonly id: string
  readonly at: Date
}

export type Asked = { readonly content: Content; readonly answer: StoredAnswer }

export type SeamlessStore = ReturnType<typeof createSeamlessStore>

/** Calls of vendors with the answers they got. */
export function createSeamlessStore() {
  const own = (transaction: Transaction) => transaction.withTables<{ 'seamless.transaction': TransactionTable }>()
  return {
    /** Everything a vendor says about one round is dealt with one after the other. */
    lockRound: async (transaction: Transaction, vendor: string, round: string): Promise<void> => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`seamless ${vendor} ${round}`}, 0))`.execute(
        transaction,
      )
    },
    find: async (transaction: Transaction, vendor: string, name: string): Promise<Asked | null> => {
      const row = await own(transaction)
        .selectFrom('seamless.transaction')
        .selectAll()
        .where('vendor', '=', vendor)
        .where('transaction', '=', name)
        .executeTakeFirst()
      return row ? readAsked(row) : null
    },
    /** The rollback that undid this transaction or forbade it in advance. */
    findRollback: async (transaction: Transaction, vendor: string, original: string): Promise<Asked | null> => {
      const row = await own(transaction)
        .selectFrom('seamless.transaction')
        .selectAll()
        .where('vendor', '=', vendor)
        .where('original', '=', original)
        .where('kind', '=', 'rollback')
        .where('status', '=', 'OK')
        .limit(1)
        .executeTakeFirst()
      return row ? readAsked(row) : null
    },
    add: async (
      transaction: Transaction,
      name: { vendor: string; transaction: string },
      asked: Asked,
    ): Promise<void> => {
      const { content, answer } = asked
      await own(transaction)
        .insertInto('seamless.transaction')
        .values({
          ...name,
          kind: content.kind,
          member: content.member,
          game: content.game,
          round: content.round,
          original: content.original,
          amount: content.amount,
          currency: content.currency,
          round_closed: content.roundClosed,
          status: answer.status,
          balance: answer.balance,
          id: answer.id,
          at: answer.at,
        })
        .execute()
    },
  }
}

function readAsked(row: TransactionTable): Asked {
  if (!Object.hasOwn(SEAMLESS_STATUSES, row.status)) throw new Error(`unknown stored status ${row.status}`)
  return {
    content: {
      kind: row.kind,
      member: row.member,
      game: row.game,
      round: row.round,
      original: row.original,
      amount: amount(row.amount),
      currency: row.currency,
      roundClosed: row.round_closed,
    },
    answer: { status: row.status as SeamlessStatus, balance: amount(row.balance), id: row.id, at: row.at },
  }
}

/** Whether two calls under one name ask for the same. */
export function sameContent(one: Content, other: Content): boolean {
  return (
    one.kind === other.kind &&
    one.member === other.member &&
    one.game === other.game &&
    one.round === other.round &&
    one.original === other.original &&
    one.amount === other.amount &&
    one.currency === other.currency &&
    one.roundClosed === other.roundClosed
  )
}
