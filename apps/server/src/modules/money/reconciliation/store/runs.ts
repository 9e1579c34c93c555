import { DIFFERENCES_PAGE } from '@sanuk/contracts/office-reconciliation'
import { sql } from 'kysely'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { type ListQuery, listPage } from '#platform/list-query'
import type { Difference, NamedSide } from '../compare.ts'
import type { DifferenceKind } from '../match.ts'
import { type KeptDifference, type RunRecord, readDifference, readRun, writeTotals } from './run-rows.ts'

const LIST_SIZE = 20

/** Which file of a vendor's day it is. */
export type RunName = Pick<RunRecord, 'vendor' | 'day' | 'timeZone' | 'fileHash'>

/** Which comparisons: of a vendor, of days that were compared (both included), with differences or without. */
type WantedRuns = {
  readonly vendor: string | undefined
  readonly from: string | undefined
  readonly to: string | undefined
  readonly isDifferent: boolean | undefined
}

const columns = sql`
  id, vendor, to_char(day, 'YYYY-MM-DD') as day, time_zone, file_name, file_hash, made_by, made_at, lines, totals,
  (select coalesce(jsonb_agg(jsonb_build_array(kind, differences) order by differences desc, kind), '[]')
     from reconciliation.tally where run = run.id) as kinds`

/** Comparisons with their differences. */
export function createRunStore(database: Database) {
  const one = async (where: ReturnType<typeof sql>): Promise<RunRecord | null> => {
    const { rows } = await sql`select ${columns} from reconciliation.run where ${where}`.execute(database)
    return rows[0] ? readRun(rows[0]) : null
  }
  return {
    find: (id: string) => one(sql`id = ${id}`),
    ofFile: ({ vendor, day, timeZone, fileHash }: RunName) =>
      one(sql`vendor = ${vendor} and day = ${day}::date and time_zone = ${timeZone} and file_hash = ${fileHash}`),
    /** Keeps a run; does nothing where the same file was kept meanwhile. */
    add: (run: RunRecord, differences: readonly Difference[]): Promise<void> =>
      inTransaction(database, async (transaction) => {
        if (!(await addRun(transaction, run))) return
        await addDifferences(transaction, run.id, differences)
        await correctNeighbours(transaction, run.id)
      }),
    /** By when they were compared. */
    page: async ({ vendor, from, to, isDifferent }: WantedRuns, asked: ListQuery) => {
      const page = listPage({ at: 'made_at', id: 'id' }, asked, LIST_SIZE)
      const differs = sql`exists (select from reconciliation.tally where run = run.id and differences > 0)`
      const { rows } = await sql`
        select ${columns} from reconciliation.run
         where ${page.where} ${vendor === undefined ? sql`` : sql`and vendor = ${vendor.toUpperCase()}`}
           ${from === undefined ? sql`` : sql`and day >= ${from}::date`}
           ${to === undefined ? sql`` : sql`and day <= ${to}::date`}
           ${isDifferent === undefined ? sql`` : sql`and ${differs} = ${isDifferent}`}
         order by ${page.order} limit ${page.limit}`.execute(database)
      return page.cut(rows.map(readRun), ({ madeAt, id }) => ({ at: madeAt, id }))
    },
    differences: createDifferencePages(database),
    onOtherDay: createOtherDayLookup(database),
  }
}

async function addRun(transaction: Transaction, run: RunRecord): Promise<boolean> {
  const { id, vendor, day, timeZone, fileName, fileHash, madeBy, madeAt, lines, totals, kinds } = run
  const { rows } = await sql`
    insert into reconciliation.run (id, vendor, day, time_zone, file_name, file_hash, made_by, made_at, lines, totals)
    values (${id}, ${vendor}, ${day}::date, ${timeZone}, ${fileName}, ${fileHash}, ${madeBy}, ${madeAt}, ${lines},
            ${writeTotals(totals)}::jsonb)
    on conflict on constraint run_of_file do nothing returning id`.execute(transaction)
  if (rows.length === 0) return false
  await sql`
    insert into reconciliation.tally (run, kind, differences)
    select ${id}, * from unnest(${[...kinds.keys()]}::text[], ${[...kinds.values()]}::integer[])`.execute(transaction)
  return true
}

async function addDifferences(transaction: Transaction, run: string, differences: readonly Difference[]) {
  const list = <T>(read: (difference: Difference) => T) => sql`${differences.map(read)}`
  const side = (of: (difference: Difference) => NamedSide | null) => sql`
    ${list((it) => of(it)?.round ?? null)}::text[], ${list((it) => of(it)?.amount ?? null)}::bigint[],
    ${list((it) => of(it)?.currency ?? null)}::text[], ${list((it) => of(it)?.at ?? null)}::timestamptz[]`
  await sql`
    insert into reconciliation.difference (run, kind, transaction, call, their_round, their_amount, their_currency,
                                           their_at, our_round, our_amount, our_currency, our_at, ordinal)
    select ${run}, * from unnest(${list((it) => it.kind)}::text[], ${list((it) => it.transaction)}::text[],
                                 ${list((it) => it.call)}::text[], ${side((it) => it.theirs)},
                                 ${side((it) => it.ours)}) with ordinality`.execute(transaction)
}

/**
 * What this statement has of a neighbouring day was missing at the vendor when that day was compared: now it is known
 * to be on the other one.
 */
async function correctNeighbours(transaction: Transaction, run: string): Promise<void> {
  await sql`
    with found as (
      update reconciliation.difference missing
         set kind = 'other_day', their_round = own.their_round, their_amount = own.their_amount,
             their_currency = own.their_currency, their_at = own.their_at
        from reconciliation.run this, reconciliation.run neighbour, reconciliation.difference own
       where this.id = ${run} and own.run = this.id and own.kind = 'other_day' and neighbour.vendor = this.vendor
         and neighbour.day in (this.day - 1, this.day + 1) and missing.run = neighbour.id
         and missing.kind = 'missing_at_vendor' and missing.transaction = own.transaction and missing.call = own.call
      returning missing.run
    ), counted as (select run, count(*)::int as moved from found group by run),
    added as (
      insert into reconciliation.tally as tally (run, kind, differences) select run, 'other_day', moved from counted
      on conflict (run, kind) do update set differences = tally.differences + excluded.differences
    )
    update reconciliation.tally set differences = differences - moved
      from counted where tally.run = counted.run and kind = 'missing_at_vendor'`.execute(transaction)
}

export type DifferenceFilter = {
  readonly kind?: DifferenceKind | undefined
  /** A whole transaction or round. */
  readonly search?: string | undefined
}

function createDifferencePages(database: Database) {
  return async (
    run: string,
    { kind, search }: DifferenceFilter,
    page: number,
  ): Promise<{ list: KeptDifference[]; pages: number }> => {
    const where = sql`run = ${run}
      and ${kind ? sql`kind = ${kind}` : sql`true`}
      and ${search ? sql`${search} in (transaction, their_round, our_round)` : sql`true`}`
    const [{ rows }, counted] = await Promise.all([
      sql`select * from reconciliation.difference where ${where}
           order by ordinal offset ${(page - 1) * DIFFERENCES_PAGE} limit ${DIFFERENCES_PAGE}`.execute(database),
      sql<{ count: number }>`select count(*)::int from reconciliation.difference where ${where}`.execute(database),
    ])
    return { list: rows.map(readDifference), pages: Math.ceil((counted.rows[0]?.count ?? 0) / DIFFERENCES_PAGE) }
  }
}

/** Of transactions of a day, those that the vendor's statement of a neighbouring day has, under `call transaction`. */
function createOtherDayLookup(database: Database) {
  return async (
    { vendor, day }: Pick<RunRecord, 'vendor' | 'day'>,
    transactions: readonly string[],
  ): Promise<Map<string, NamedSide>> => {
    if (transactions.length === 0) return new Map()
    const { rows } = await sql`
      select difference.* from reconciliation.run join reconciliation.difference on difference.run = run.id
       where vendor = ${vendor} and day in (${day}::date - 1, ${day}::date + 1) and kind = 'other_day'
         and their_at is not null and transaction = any (${[...transactions]}::text[])`.execute(database)
    const found = rows.map(readDifference)
    return new Map(
      found.flatMap(({ call, transaction, theirs }) => (theirs ? [[`${call} ${transaction}`, theirs]] : [])),
    )
  }
}
