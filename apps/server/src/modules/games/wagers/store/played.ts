import { type Amount, amount } from '@sanuk/money/amount'
import { type CurrencyCode, isCurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/database'
import type { WagersTables } from './round-rows.ts'

/** Rounds summed up; those that were rolled back are left out. */
export type Played = { readonly rounds: number; readonly stake: Amount; readonly win: Amount }

/** Rounds of a member that tell which games they play. */
const LOOKED_BACK = 200

/** What was played in a brand's rounds that began since an instant. */
export function createPlayed(database: Database) {
  const own = database.withTables<WagersTables>()
  const since = (brand: string, from: Date) =>
    own
      .selectFrom('wagers.round')
      .select(({ fn }) => [
        fn.countAll<bigint>().as('rounds'),
        sql<string>`coalesce(sum(stake), 0)`.as('stake'),
        sql<string>`coalesce(sum(win), 0)`.as('win'),
      ])
      .where('brand', '=', brand)
      .where('started_at', '>=', from)
      .where('state', '<>', 'rolled_back')
  return {
    /** Rounds in the brand's own money that are not settled yet: part of no figure of a report. */
    unsettledSince: async (
      brand: { readonly id: string; readonly currency: CurrencyCode },
      from: Date,
    ): Promise<Played> =>
      readPlayed(
        await since(brand.id, from)
          .where('currency', '=', brand.currency)
          .where('state', 'in', ['open', 'closed'])
          .executeTakeFirstOrThrow(),
      ),
    /** Of one vendor, by currency. */
    playedAt: async (of: { readonly brand: string; readonly vendor: string }, from: Date) => {
      const rows = await since(of.brand, from)
        .select('currency')
        .where('vendor', '=', of.vendor)
        .groupBy('currency')
        .execute()
      return rows.map((row) => ({ currency: readCurrency(row.currency), ...readPlayed(row) }))
    },
    /** What every member has staked in a currency in rounds that were settled within a time, by their ids. */
    stakesBetween: async (transaction: Transaction, range: Range): Promise<{ member: string; stake: Amount }[]> => {
      const { rows } = await sql<{ member: string; stake: string }>`
        select member, sum(stake)::text as stake ${settledWithin(range)} group by member order by member`.execute(
        transaction,
      )
      return rows.map(({ member, stake }) => ({ member, stake: amount(BigInt(stake)) }))
    },
    /** The same of one member. */
    stakeBetween: async (member: string, range: Range): Promise<Amount> => {
      const { rows } = await sql<{ stake: string }>`
        select coalesce(sum(stake), 0)::text as stake ${settledWithin(range)} and member = ${member}`.execute(database)
      return amount(BigInt(rows[0]?.stake ?? 0))
    },
    /** When members began their latest rounds, by their ids. */
    lastPlayedBy: async (members: readonly string[]): Promise<ReadonlyMap<string, Date>> => {
      const { rows } = await sql<{ member: string; at: Date }>`
        select member, at from unnest(${members}::uuid[]) as members (member) cross join lateral (
          select started_at as at from wagers.round
           where round.member = members.member order by started_at desc limit 1) latest`.execute(database)
      return new Map(rows.map(({ member, at }) => [member, at]))
    },
    /** Games of a member's latest rounds, each once, with the beginning of its last round. */
    playedLately: async (member: string): Promise<{ vendor: string; code: string; at: Date }[]> => {
      const latest = own
        .selectFrom('wagers.round')
        .select(['vendor', 'game', 'started_at'])
        .where('member', '=', member)
        .orderBy('started_at', 'desc')
        .limit(LOOKED_BACK)
        .as('latest')
      const rows = await own
        .selectFrom(latest)
        .select(({ fn }) => ['vendor', 'game', fn.max('started_at').as('at')])
        .groupBy(['vendor', 'game'])
        .execute()
      return rows.map(({ vendor, game, at }) => ({ vendor, code: game, at }))
    },
  }
}

type Range = {
  readonly brand: string
  readonly currency: CurrencyCode
  readonly from: Date
  readonly to: Date
}

const settledWithin = ({ brand, currency, from, to }: Range) =>
  sql`from wagers.settled_between(${brand}::uuid, ${from}::timestamptz, ${to}::timestamptz) where currency = ${currency}`

function readPlayed({ rounds, stake, win }: { rounds: bigint; stake: string; win: string }): Played {
  return { rounds: Number(rounds), stake: amount(BigInt(stake)), win: amount(BigInt(win)) }
}

function readCurrency(code: string): CurrencyCode {
  if (!isCurrencyCode(code)) throw new Error(`rounds are in an unknown currency ${code}`)
  return code
}
