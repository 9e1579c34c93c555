import { type RawBuilder, sql } from 'kysely'
import { type Database, inTransaction, type Transaction } from '#platform/database'

/** Which rounds are looked at together: those of a brand and of these game types that began before an instant. */
export type OverdueScope = {
  readonly brand: string
  readonly patience: string
  readonly gameTypes: readonly string[]
  readonly before: Date
}

/** How many rounds of each vendor. */
export type VendorRounds = { readonly vendor: string; readonly rounds: number }

/** Rounds that stand open for too long. */
export function createOverdueStore(database: Database) {
  return {
    /** Every brand that has rounds: one look into the index for each. */
    brands: async (): Promise<string[]> => {
      const { rows } = await sql<{ brand: string }>`
        with recursive found as (
          (select brand from wagers.round order by brand limit 1)
          union all
          select (select brand from wagers.round where brand > found.brand order by brand limit 1)
            from found where brand is not null
        ) select brand from found where brand is not null`.execute(database)
      return rows.map(({ brand }) => brand)
    },
    /**
     * Looks at the next `size` rounds or a few more, in the order in which they began, and closes those that are open.
     * Answers how many were closed, and whether more wait to be looked at.
     */
    closeNext: (scope: OverdueScope, { size, at }: { size: number; at: Date }) =>
      inTransaction(database, async (transaction) => {
        const { end, last } = await nextWindow(transaction, scope, size)
        const closed = await closeUntil(transaction, { scope, end, at })
        await sql`update wagers.overdue_look set looked_to = ${end} where ${ofScope(scope)}`.execute(transaction)
        return { closed, more: !last }
      }),
    /**
     * Closes up to `size` rounds whose bets said until when they may stay open, where they still do. Answers how many
     * were closed, and whether more wait to be looked at.
     */
    closeDue: (brand: string, { size, at }: { size: number; at: Date }) =>
      inTransaction(database, async (transaction) => {
        const { rows } = await sql<VendorRounds & { looked: number }>`
          with due as materialized (
            select round from wagers.open_until where brand = ${brand} and until <= ${at} order by until limit ${size}
          ), found as materialized (
            select id, state from wagers.round where id in (select round from due) order by id for no key update
          ), forgotten as (
            delete from wagers.open_until using found where open_until.round = found.id and until <= ${at}
            returning round
          ), closed as (
            update wagers.round set state = 'closed'
              from found join forgotten on forgotten.round = found.id
             where round.id = found.id and found.state = 'open'
            returning round.id, vendor
          ), kept as (
            insert into wagers.overdue (round, vendor, closed_at) select id, vendor, ${at} from closed
            on conflict (round) do nothing
          ) select vendor, count(*)::int as rounds, (select count(*)::int from due) as looked
              from closed group by vendor
             union all select '', 0, (select count(*)::int from due)`.execute(transaction)
        const closed = rows.filter(({ rounds }) => rounds > 0).map(({ vendor, rounds }) => ({ vendor, rounds }))
        return { closed, more: rows.some(({ looked }) => looked === size) }
      }),
    /** Forgets those that were settled or undone since. */
    forgetEnded: async (): Promise<void> => {
      await sql`
        delete from wagers.overdue using wagers.round
         where round.id = overdue.round and round.state <> 'closed'`.execute(database)
    },
    /** Those that still wait for their end. */
    waiting: async (): Promise<VendorRounds[]> => {
      const { rows } = await sql<VendorRounds>`
        select overdue.vendor, count(*)::int as rounds
          from wagers.overdue join wagers.round on round.id = overdue.round and round.state = 'closed'
         group by overdue.vendor`.execute(database)
      return rows
    },
  }
}

const ofScope = ({ brand, patience }: OverdueScope) => sql`brand = ${brand} and patience = ${patience}`

/** Where a look begins; it stays in the database, whose instants are finer than ours. */
const lookedTo = (scope: OverdueScope) => sql`(select looked_to from wagers.overdue_look where ${ofScope(scope)})`

/** Where the next look ends, held against whoever looks at the same. */
async function nextWindow(
  transaction: Transaction,
  scope: OverdueScope,
  size: number,
): Promise<{ end: RawBuilder<unknown>; last: boolean }> {
  const { brand, patience, before } = scope
  await sql`
    insert into wagers.overdue_look (brand, patience, looked_to) values (${brand}, ${patience}, '-infinity')
    on conflict do nothing`.execute(transaction)
  await sql`select from wagers.overdue_look where ${ofScope(scope)} for update`.execute(transaction)
  const { rows } = await sql<{ end: string }>`
    select started_at::text as end from wagers.round
     where brand = ${brand} and started_at > ${lookedTo(scope)} and started_at <= ${before}
     order by started_at offset ${size - 1} limit 1`.execute(transaction)
  const [full] = rows
  if (full) return { end: sql`${full.end}::timestamptz`, last: false }
  return { end: sql`greatest(${lookedTo(scope)}, ${before}::timestamptz)`, last: true }
}

/** Closes what is open up to there. Rounds are locked in the order of their ids, as whoever plays them does. */
async function closeUntil(
  transaction: Transaction,
  { scope, end, at }: { scope: OverdueScope; end: RawBuilder<unknown>; at: Date },
): Promise<VendorRounds[]> {
  const { rows } = await sql<VendorRounds>`
    with found as materialized (
      select id from wagers.round
       where brand = ${scope.brand} and started_at > ${lookedTo(scope)} and started_at <= ${end}
         and state = 'open' and game_type = any (${[...scope.gameTypes]}::text[])
         and not exists (select from wagers.open_until where open_until.round = round.id)
       order by id for no key update
    ), closed as (
      update wagers.round set state = 'closed' from found where round.id = found.id
      returning round.id, vendor
    ), kept as (
      insert into wagers.overdue (round, vendor, closed_at) select id, vendor, ${at} from closed
      on conflict (round) do nothing
    ) select vendor, count(*)::int as rounds from closed group by vendor`.execute(transaction)
  return rows
}
