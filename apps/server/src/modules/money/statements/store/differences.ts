import {
  STATEMENT_DIFFERENCES_PAGE,
  type STATEMENT_KINDS,
  type STATEMENT_STATES,
} from '@sanuk/contracts/office-statements'
import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'
import type { BookEntry, OpenLine } from '../match.ts'
import { type DifferenceRecord, readDifference } from './rows.ts'
import type { OfAccount } from './statements.ts'

export type NewDifference = {
  readonly id: string
  readonly kind: (typeof STATEMENT_KINDS)[number]
  readonly line: OpenLine | null
  readonly entry: BookEntry | null
}

export type DifferenceFilter = {
  readonly kind?: (typeof STATEMENT_KINDS)[number] | undefined
  readonly state?: (typeof STATEMENT_STATES)[number] | undefined
  readonly search?: string | undefined
}

type Settlement = {
  readonly difference: string
  readonly brand: string
  readonly note: string
  readonly by: string
  readonly at: Date
  readonly payment: string | null
}

const whole = sql`
  select difference.id, difference.account, difference.statement, difference.kind, difference.state, difference.entry, our_amount, our_at,
         our_reference, line.id as line_id, line.line, line.at, line.span, line.amount, line.digest, line.reference,
         line.description, note, settled_by, settled_at, payment
    from statements.difference
    left join statements.line on line.id = difference.line
    left join statements.settlement on settlement.difference = difference.id`

export type DifferenceStore = ReturnType<typeof createDifferenceStore>

/** Where banks' files and our books differ, and what operators said of it. */
export function createDifferenceStore(database: Database) {
  return {
    add: addDifferences,
    /** What both sides have by now is none any more; what an operator settled stays settled. */
    clear: async (
      transaction: Transaction,
      { brand, account }: OfAccount,
      { lines, entries }: { readonly lines: readonly string[]; readonly entries: readonly string[] },
    ): Promise<number> => {
      const { numAffectedRows } = await sql`
        update statements.difference set state = 'cleared'
         where brand = ${brand} and account = ${account} and state = 'open' and kind <> 'other_amount'
           and (line = any (${[...lines]}::uuid[]) or entry = any (${[...entries]}::text[]))`.execute(transaction)
      return Number(numAffectedRows ?? 0)
    },
    /** When the oldest that is open was written, here or there. */
    oldestOpen: async (on: Connection, { brand, account }: OfAccount): Promise<Date | null> => {
      const { rows } = await sql<{ at: Date | null }>`
        select min(coalesce(line.at, our_at)) as at
          from statements.difference left join statements.line on line.id = difference.line
         where difference.brand = ${brand} and difference.account = ${account} and difference.state = 'open'`.execute(
        on,
      )
      return rows[0]?.at ?? null
    },
    /** Locks it, so that nobody settles it twice. */
    lock: async (transaction: Transaction, brand: string, id: string): Promise<DifferenceRecord | null> => {
      await sql`select from statements.difference where id = ${id} and brand = ${brand} for update`.execute(transaction)
      const { rows } = await sql`${whole} where difference.id = ${id} and difference.brand = ${brand}`.execute(
        transaction,
      )
      return rows[0] ? readDifference(rows[0]) : null
    },
    settle: async (
      transaction: Transaction,
      { difference, brand, note, by, at, payment }: Settlement,
    ): Promise<void> => {
      await sql`
        insert into statements.settlement (difference, brand, note, settled_by, settled_at, payment)
        values (${difference}, ${brand}, ${note}, ${by}, ${at}, ${payment})`.execute(transaction)
      await sql`update statements.difference set state = 'settled' where id = ${difference}`.execute(transaction)
    },
    page: async (statement: string, { kind, state, search }: DifferenceFilter, page: number) => {
      const where = sql`difference.statement = ${statement}
        and ${kind ? sql`difference.kind = ${kind}` : sql`true`}
        and ${state ? sql`difference.state = ${state}` : sql`true`}
        and ${search ? sql`${search} in (line.reference, our_reference)` : sql`true`}`
      const { rows } = await sql`
        ${whole} where ${where} order by coalesce(line.at, our_at), difference.id
        offset ${(page - 1) * STATEMENT_DIFFERENCES_PAGE} limit ${STATEMENT_DIFFERENCES_PAGE}`.execute(database)
      const counted = await sql<{ count: number }>`
        select count(*)::int from statements.difference left join statements.line on line.id = difference.line
         where ${where}`.execute(database)
      const pages = Math.ceil((counted.rows[0]?.count ?? 0) / STATEMENT_DIFFERENCES_PAGE)
      return { list: rows.map(readDifference), pages }
    },
  }
}

/** Writes them down, each once: what was found before stays as it is. */
async function addDifferences(
  transaction: Transaction,
  { brand, account, statement }: OfAccount & { readonly statement: string },
  found: readonly NewDifference[],
): Promise<void> {
  const list = <T>(read: (difference: NewDifference) => T) => sql`${found.map(read)}`
  await sql`
    insert into statements.difference
      (brand, account, statement, state, id, kind, line, entry, our_amount, our_at, our_reference)
    select ${brand}::uuid, ${account}, ${statement}::uuid, 'open', *
      from unnest(${list((it) => it.id)}::uuid[], ${list((it) => it.kind)}::text[],
                  ${list((it) => it.line?.id ?? null)}::uuid[], ${list((it) => it.entry?.key ?? null)}::text[],
                  ${list((it) => it.entry?.amount ?? null)}::bigint[], ${list((it) => it.entry?.at ?? null)}::timestamptz[],
                  ${list((it) => it.entry && (it.entry.references[0] ?? ''))}::text[])
    on conflict do nothing`.execute(transaction)
}
