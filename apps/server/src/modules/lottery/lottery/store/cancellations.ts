import { transferId } from '@sanuk/ledger/key'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import { roundNameOf } from './place.ts'

const cancellationRow = z.object({
  id: z.uuid(),
  issue: z.bigint(),
  number: z.string(),
  proposedBy: z.uuid(),
  at: z.date(),
  settledTo: z.bigint(),
  doneAt: z.nullable(z.date()),
})
export type CancellationRecord = z.output<typeof cancellationRow>

const columns = sql`
  cancellation.id, issue, issue.number, proposed_by as "proposedBy", at, cancellation.settled_to as "settledTo",
  done_at as "doneAt"`
const from = sql`lottery.cancellation join lottery.issue on issue.id = cancellation.issue`

const ticketRow = z.object({
  id: z.uuid(),
  number: z.bigint(),
  slip: z.uuid(),
  brand: z.uuid(),
  member: z.uuid(),
  placedAt: z.date(),
  account: z.bigint(),
  house: z.bigint(),
  stake: z.bigint(),
  cancelled: z.boolean(),
})
export type StakedTicket = z.output<typeof ticketRow>

export type CancellationStore = ReturnType<typeof createCancellationStore>

/** Issues that were cancelled, and the stakes that are given back. */
export function createCancellationStore(database: Database) {
  const some = async (query: ReturnType<typeof sql>, on: Connection = database): Promise<CancellationRecord[]> =>
    (await query.execute(on)).rows.map((row) => cancellationRow.parse(row))
  return {
    ofIssue: async (issue: bigint): Promise<CancellationRecord | null> =>
      (await some(sql`select ${columns} from ${from} where issue = ${issue}`))[0] ?? null,
    underWay: () => some(sql`select ${columns} from ${from} where done_at is null order by at limit 50`),
    /** Cancels an issue that is not being settled, once no bet on it is under way; false where it is too late. */
    add: async (
      transaction: Transaction,
      { id, issue, proposedBy }: Pick<CancellationRecord, 'id' | 'issue' | 'proposedBy'>,
    ): Promise<boolean> => {
      await sql`select lottery.hold_issue_alone(${issue})`.execute(transaction)
      const { numAffectedRows } = await sql`
        update lottery.issue set state = 'cancelled'
         where id = ${issue} and state in ('open', 'sealed', 'drawn')`.execute(transaction)
      if (numAffectedRows !== 1n) return false
      await sql`
        insert into lottery.cancellation (id, issue, proposed_by, at)
        values (${id}, ${issue}, ${proposedBy}, clock_timestamp())`.execute(transaction)
      return true
    },
    /** The next tickets of an issue after a number. */
    tickets: async (issue: bigint, after: bigint, limit: number): Promise<StakedTicket[]> => {
      const { rows } = await sql`
        select id, number, slip, brand, member, placed_at as "placedAt", account, house, stake, cancelled_at is not null as cancelled
          from lottery.ticket where issue = ${issue} and number > ${after} order by number limit ${limit}`.execute(
        database,
      )
      return rows.map((row) => ticketRow.parse(row))
    },
    /** Gives these stakes back, all or none; false where another process did. */
    refund: async (
      transaction: Transaction,
      { issue, number, settledTo }: CancellationRecord,
      { to, tickets }: { to: bigint; tickets: readonly StakedTicket[] },
    ): Promise<boolean> => {
      const { rows } = await sql<{ done: boolean }>`
        select lottery.refund(
          ${issue}::bigint, ${settledTo}::bigint, ${to}::bigint, ${tickets.map(({ id }) => id)}::uuid[],
          ${tickets.map(({ account }) => String(account))}::bigint[],
          ${tickets.map(({ house }) => String(house))}::bigint[], ${tickets.map(({ stake }) => String(stake))}::bigint[],
          ${tickets.map(({ id }) => transferId(`lottery:cancel:${id}`))}::uuid[],
          ${tickets.map(({ slip }) => roundNameOf(slip, number))}::text[]) as done`.execute(transaction)
      return rows[0]?.done === true
    },
    end: async ({ id, settledTo }: CancellationRecord): Promise<void> => {
      await sql`
        update lottery.cancellation set done_at = clock_timestamp()
         where id = ${id} and settled_to = ${settledTo} and done_at is null`.execute(database)
    },
  }
}
