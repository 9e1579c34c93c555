import { SEAMLESS_STATUSES, type SeamlessStatus } from '@sanuk/contracts/seamless'
import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Connection, Transaction } from '#platform/database'
import type { Wagers } from '../wagers/index.ts'
import type { Asked, Kind, SeatStanding } from './asked.ts'

/** Of a round with more than this only the first ones are told. */
const ROUND_TRANSACTIONS_MAX = 1_000

type TransactionTable = {
  vendor: string
  transaction: string
  kind: Kind
  member: string
  game: string
  round: string
  original: string | null
  amount: bigint
  win_amount: bigint | null
  version: number | null
  currency: string
  round_closed: boolean
  grant_id: string | null
  campaign: string | null
  jackpot: string | null
  seat: string | null
  digest: string
  status: string
  balance: bigint
  seated: bigint | null
  brought_home: Date | null
  moved: bigint | null
  id: string
  at: Date
}

export type SeamlessStore = ReturnType<typeof createSeamlessStore>

const own = (connection: Connection) => connection.withTables<{ 'seamless.transaction': TransactionTable }>()

/** Calls of vendors with the answers they got. */
export function createSeamlessStore({ findRound }: Pick<Wagers, 'findRound'>) {
  return {
    findRound,
    payByCampaign,
    ...createLookups(),
    /** Everything a vendor says about one round is dealt with one after the other. */
    lockRound: async (transaction: Transaction, vendor: string, round: string): Promise<void> => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`seamless ${vendor} ${round}`}, 0))`.execute(
        transaction,
      )
    },
    find: async (connection: Connection, vendor: string, name: string): Promise<Asked | null> => {
      const row = await own(connection)
        .selectFrom('seamless.transaction')
        .selectAll()
        .where('vendor', '=', vendor)
        .where('transaction', '=', name)
        .executeTakeFirst()
      return row ? readAsked(row) : null
    },
    /** The same for many rounds, in one order. */
    lockManyRounds: async (transaction: Transaction, vendor: string, rounds: readonly string[]): Promise<void> => {
      await sql`
        select pg_advisory_xact_lock(lock)
          from (select distinct hashtextextended('seamless ' || ${vendor} || ' ' || round, 0) as lock
                  from unnest(${[...rounds]}::text[]) as round order by lock) locks`.execute(transaction)
    },
    /** What was decided one by one under these names. */
    findMany: async (
      transaction: Transaction,
      vendor: string,
      names: readonly string[],
    ): Promise<Map<string, Asked>> => {
      const rows = await own(transaction)
        .selectFrom('seamless.transaction')
        .selectAll()
        .where('vendor', '=', vendor)
        .where('transaction', '=', sql<string>`any (${[...names]}::text[])`)
        .execute()
      return new Map(rows.map((row) => [row.transaction, readAsked(row)]))
    },
    /** Which of these transactions were rolled back, or forbidden by a rollback that came first. */
    findRollbacks: async (transaction: Transaction, vendor: string, names: readonly string[]): Promise<Set<string>> => {
      const rows = await own(transaction)
        .selectFrom('seamless.transaction')
        .select('original')
        .where('vendor', '=', vendor)
        .where('original', '=', sql<string>`any (${[...names]}::text[])`)
        .where('kind', '=', 'rollback')
        .where('status', '=', 'OK')
        .execute()
      return new Set(rows.flatMap(({ original }) => original ?? []))
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
    addMany: async (transaction: Transaction, list: readonly NamedCall[]): Promise<void> => {
      await own(transaction).insertInto('seamless.transaction').values(list.map(writeAsked)).execute()
    },
  }
}

/** A call with what it was answered. */
export type NamedCall = Asked & { readonly vendor: string; readonly transaction: string }

const writeAsked = ({ vendor, transaction, content, answer }: NamedCall): TransactionTable => ({
  vendor,
  transaction,
  kind: content.kind,
  member: content.member,
  game: content.game,
  round: content.round,
  original: content.original,
  amount: content.amount,
  win_amount: content.winAmount,
  version: content.version,
  currency: content.currency,
  round_closed: content.roundClosed,
  grant_id: content.grant,
  campaign: content.campaign,
  jackpot: content.jackpot,
  seat: content.seat,
  digest: content.digest,
  status: answer.status,
  balance: answer.balance,
  seated: answer.seat?.seated ?? null,
  brought_home: answer.seat?.broughtHome ?? null,
  moved: answer.seat?.moved ?? null,
  id: answer.id,
  at: answer.at,
})

type CampaignPayment = {
  readonly vendor: string
  readonly code: string
  readonly currency: string
  readonly amount: Amount
  readonly budget: Amount
}

/** Counts what a campaign pays; false, and nothing counted, where its budget does not cover it. */
async function payByCampaign(
  transaction: Transaction,
  { vendor, code, currency, amount: paid, budget }: CampaignPayment,
): Promise<boolean> {
  const { rows } = await sql`
    insert into seamless.campaign (vendor, code, currency, paid)
    select ${vendor}, ${code}, ${currency}, ${paid}::bigint where ${paid}::bigint <= ${budget}::bigint
    on conflict (vendor, code, currency) do update
      set paid = campaign.paid + excluded.paid where campaign.paid + excluded.paid <= ${budget}::bigint
    returning paid`.execute(transaction)
  return rows.length > 0
}

/** What was decided about a bet, a win or a round before. */
function createLookups() {
  return {
    /** What was given back of this bet so far, by returns. */
    returnedOf: async (transaction: Transaction, vendor: string, bet: string): Promise<Amount> => {
      const { sum } = await own(transaction)
        .selectFrom('seamless.transaction')
        .select(sql<string>`coalesce(sum(amount), 0)`.as('sum'))
        .where('vendor', '=', vendor)
        .where('original', '=', bet)
        .where('kind', '=', 'return')
        .where('status', '=', 'OK')
        .executeTakeFirstOrThrow()
      return amount(BigInt(sum))
    },
    /** The resettlement of this win that counts, or `null` where it was never corrected. */
    latestResettlement: async (transaction: Transaction, vendor: string, win: string): Promise<Asked | null> => {
      const row = await own(transaction)
        .selectFrom('seamless.transaction')
        .selectAll()
        .where('vendor', '=', vendor)
        .where('original', '=', win)
        .where('kind', '=', 'resettle')
        .where('status', '=', 'OK')
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row ? readAsked(row) : null
    },
    /** Everything that was decided in a round, oldest first. */
    ofRound: async (connection: Connection, vendor: string, round: string): Promise<(Asked & { name: string })[]> => {
      const rows = await own(connection)
        .selectFrom('seamless.transaction')
        .selectAll()
        .where('vendor', '=', vendor)
        .where('round', '=', round)
        .orderBy('at')
        .limit(ROUND_TRANSACTIONS_MAX)
        .execute()
      return rows.map((row) => ({ ...readAsked(row), name: row.transaction }))
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
      winAmount: row.win_amount === null ? null : amount(row.win_amount),
      version: row.version,
      currency: row.currency,
      roundClosed: row.round_closed,
      grant: row.grant_id,
      campaign: row.campaign,
      jackpot: row.jackpot,
      seat: row.seat,
      digest: row.digest,
    },
    answer: {
      status: row.status as SeamlessStatus,
      balance: amount(row.balance),
      id: row.id,
      at: row.at,
      seat: readStanding(row),
    },
  }
}

const readStanding = ({ seated, brought_home: broughtHome, moved }: TransactionTable): SeatStanding | undefined =>
  seated === null
    ? undefined
    : { seated: amount(seated), broughtHome, moved: moved === null ? undefined : amount(moved) }
