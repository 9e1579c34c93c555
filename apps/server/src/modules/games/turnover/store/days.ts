import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import { type Amount, amount } from '@sanuk/money/amount'
import { type CurrencyCode, isCurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import type { ChangedDay, MemberDay, PlayedKind } from '#platform/capabilities/valid-turnover'
import type { Connection, Database, Transaction } from '#platform/database'
import type { GameDay } from '../sum-played.ts'

/** Sums of members' play by business day and game. */
export function createDayStore(database: Database) {
  /** What members played on business days, by kind of games; by `<member> <day>`. */
  const playedOnDays = async (
    wanted: readonly MemberDay[],
    on: Connection = database,
  ): Promise<Map<string, PlayedKind[]>> => {
    const { rows } = await sql<{ name: string; currency: string; gameType: string } & Record<Sum, string>>`
      select member || ' ' || day as name, currency, game_type as "gameType", sum(rounds)::text as rounds,
             sum(stake)::text as stake, sum(win)::text as win, sum(valid)::text as valid
        from unnest(${wanted.map(({ member }) => member)}::uuid[], ${wanted.map(({ day }) => day)}::date[])
             as wanted (member, day) join turnover.game_day using (member, day)
       group by member, day, currency, game_type`.execute(on)
    const byDay = Map.groupBy(rows, ({ name }) => name)
    return new Map(Array.from(byDay, ([name, kinds]) => [name, kinds.map(readKind)]))
  }
  return {
    /** Adds to the sums. Only one transaction may do so at a time. */
    add: async (transaction: Transaction, days: readonly GameDay[]): Promise<void> => {
      const of = <T>(column: (day: GameDay) => T) => days.map(column)
      await sql`
        with played as (
          select * from unnest(
            ${of(({ member }) => member)}::uuid[], ${of(({ day }) => day)}::date[],
            ${of(({ currency }) => currency)}::text[], ${of(({ vendor }) => vendor)}::text[],
            ${of(({ game }) => game)}::text[], ${of(({ gameType }) => gameType)}::text[],
            ${of(({ brand }) => brand)}::uuid[], ${of(({ rounds }) => rounds)}::bigint[],
            ${of(({ stake }) => stake)}::bigint[], ${of(({ win }) => win)}::bigint[],
            ${of(({ valid }) => valid)}::bigint[], ${of(({ wins }) => wins)}::bigint[]
          ) as played (member, day, currency, vendor, game, game_type, brand, rounds, stake, win, valid, wins)
        ), by_game as (
          insert into turnover.game_day as sums
                 (member, day, currency, vendor, game, game_type, brand, rounds, stake, win, valid, wins)
          select * from played
          on conflict (member, day, currency, vendor, game) do update
             set rounds = sums.rounds + excluded.rounds, stake = sums.stake + excluded.stake,
                 win = sums.win + excluded.win, valid = sums.valid + excluded.valid, wins = sums.wins + excluded.wins
        )
        insert into turnover.member_day as sums (member, day, currency, brand, rounds, stake, win, valid, changed)
        select member, day, currency, brand, sum(rounds), sum(stake), sum(win), sum(valid), next.change
          from played cross join (select nextval('turnover.change') as change offset 0) next
         group by member, day, currency, brand, next.change
        on conflict (member, day, currency) do update
           set rounds = sums.rounds + excluded.rounds, stake = sums.stake + excluded.stake,
               win = sums.win + excluded.win, valid = sums.valid + excluded.valid, changed = excluded.changed`.execute(
        transaction,
      )
    },
    /** Days that changed after a sequence, in its order; one more count's than fit are told whole. */
    changedDays: async (after: bigint, limit: number, on: Connection = database): Promise<ChangedDay[]> => {
      const { rows } = await sql<Omit<ChangedDay, 'currency'> & { currency: string }>`
        select changed as sequence, member, brand, currency, day::text
          from turnover.member_day where changed > ${after}
         order by changed fetch first ${sql.lit(limit)} rows with ties`.execute(on)
      return rows.map((row) => ({ ...row, currency: readCurrency(row.currency) }))
    },
    playedOnDays,
    /** What a member played on a business day, by kind of games. */
    playedOn: async (member: string, day: string, on: Connection = database): Promise<PlayedKind[]> =>
      (await playedOnDays([{ member, day }], on)).get(`${member} ${day}`) ?? [],
    /** Valid stake of a member in a currency on business days, both included; `null` leaves a side open. */
    validBetween: async (
      member: string,
      { currency, from, to }: { currency: CurrencyCode; from: string | null; to: string | null },
      on: Connection = database,
    ): Promise<Amount> => {
      const { rows } = await sql<{ valid: string }>`
        select coalesce(sum(valid), 0)::text as valid from turnover.member_day
         where member = ${member} and currency = ${currency}
           and day >= coalesce(${from}::date, '-infinity') and day <= coalesce(${to}::date, 'infinity')`.execute(on)
      return read(rows[0]?.valid ?? '0')
    },
    /** Valid stake of members in a currency: in all, and since a business day. Who has none is left out. */
    validOf: async ({ members, currency, since }: ValidOf): Promise<Map<string, { inAll: Amount; since: Amount }>> => {
      const { rows } = await sql<{ member: string; inAll: string; since: string }>`
        select member, sum(valid)::text as "inAll",
               coalesce(sum(valid) filter (where day >= ${since}::date), 0)::text as since
          from turnover.member_day where member = any (${members}::uuid[]) and currency = ${currency}
         group by member`.execute(database)
      return new Map(rows.map((row) => [row.member, { inAll: read(row.inAll), since: read(row.since) }]))
    },
    /** Valid stake of members in all, in the money they play in. Who has none is left out. */
    playedInAll: async (members: readonly string[]): Promise<Map<string, Amount>> => {
      const { rows } = await sql<{ member: string; valid: string }>`
        select member, sum(valid)::text as valid from turnover.member_day
         where member = any (${members}::uuid[]) group by member`.execute(database)
      return new Map(rows.map(({ member, valid }) => [member, read(valid)]))
    },
    /** Valid stake of members from a business day on, in the money they play in. Who has none is left out. */
    playedFrom: async (members: readonly string[], day: string): Promise<Map<string, Amount>> => {
      const { rows } = await sql<{ member: string; valid: string }>`
        select member, sum(valid)::text as valid from turnover.member_day
         where member = any (${members}::uuid[]) and day >= ${day}::date group by member`.execute(database)
      return new Map(rows.map(({ member, valid }) => [member, read(valid)]))
    },
    /** The same of everybody at a brand: in all, and on business days, both included. */
    validOfAll: async ({ brand, currency, from, to }: ValidOfAll) => {
      const { rows } = await sql<{ member: string; inAll: string; within: string }>`
        select member, sum(valid)::text as "inAll",
               coalesce(sum(valid) filter (where day between ${from}::date and ${to}::date), 0)::text as within
          from turnover.member_day where brand = ${brand} and currency = ${currency}
         group by member`.execute(database)
      return rows.map(({ member, inAll, within }) => ({ member, inAll: read(inAll), within: read(within) }))
    },
  }
}

type ValidOf = { readonly members: readonly string[]; readonly currency: CurrencyCode; readonly since: string }
type ValidOfAll = Record<'brand' | 'from' | 'to', string> & { readonly currency: CurrencyCode }

const read = (sum: string): Amount => amount(BigInt(sum))

type Sum = 'rounds' | 'stake' | 'win' | 'valid'

function readKind(row: { currency: string; gameType: string } & Record<Sum, string>): PlayedKind {
  const gameType = GAME_TYPES.find((known) => known === row.gameType)
  if (!gameType) throw new Error(`play of no known kind: ${row.gameType}`)
  return {
    currency: readCurrency(row.currency),
    gameType,
    rounds: Number(row.rounds),
    stake: read(row.stake),
    win: read(row.win),
    valid: read(row.valid),
  }
}

function readCurrency(code: string): CurrencyCode {
  if (!isCurrencyCode(code)) throw new Error(`play in an unknown currency ${code}`)
  return code
}
