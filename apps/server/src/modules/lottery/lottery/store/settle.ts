import { transferId } from '@sanuk/ledger/key'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database, Transaction } from '#platform/database'
import type { Line } from '../check-lines.ts'
import type { IssueRecord } from './issues.ts'
import { keptSelection } from './kept-selection.ts'
import { roundNameOf } from './place.ts'

const lineRow = z.tuple([
  z.string(),
  keptSelection,
  z.string(),
  z.number(),
  z.array(z.string()),
  z.string(),
  z.number(),
  z.string(),
])

const ticketRow = z.object({
  id: z.uuid(),
  number: z.bigint(),
  slip: z.uuid(),
  brand: z.uuid(),
  member: z.uuid(),
  account: z.bigint(),
  house: z.bigint(),
  multiple: z.number(),
  lines: z.array(lineRow),
})

const readRow = z.extend(ticketRow, { cancelled: z.boolean() })

/** What settling a line needs of it. */
export type SettledLine = Omit<Line, 'series'>

/** A ticket that is to be settled. */
export type DueTicket = Omit<z.output<typeof ticketRow>, 'lines'> & { readonly lines: readonly SettledLine[] }

/** The next tickets of an issue after a number; those that were taken back are left out. */
export async function dueTickets(
  database: Database,
  { id, settledTo }: Pick<IssueRecord, 'id' | 'settledTo'>,
  limit: number,
): Promise<{ tickets: DueTicket[]; last: bigint | null }> {
  const { rows } = await sql`
    select ticket.id, ticket.number, ticket.slip, brand, member, account, house, multiple,
           (select json_agg(json_build_array(play, selection, unit_stake::text, line.multiple, prizes::text[],
                                             rebate::text, line.units, line.stake::text))
              from lottery.line where line.slip = ticket.slip) as lines, cancelled_at is not null as cancelled
      from lottery.ticket
     where issue = ${id} and number > ${settledTo} order by number limit ${limit}`.execute(database)
  const read = rows.map((row) => readRow.parse(row))
  const tickets = read
    .filter(({ cancelled }) => !cancelled)
    .map(({ lines, ...ticket }) => ({
      ...ticket,
      lines: lines.map(([play, selection, unitStake, multiple, prizes, rebate, units, stake]) => ({
        play,
        selection,
        unitStake: BigInt(unitStake),
        multiple,
        prizes: prizes.map(BigInt),
        rebate: BigInt(rebate),
        units,
        stake: BigInt(stake),
      })),
    }))
  return { tickets, last: read.at(-1)?.number ?? null }
}

/** What a ticket won, and what comes back of its stake. */
export type Paid = { readonly win: bigint; readonly rebate: bigint }

/** Whether money moves for a ticket: for the others no posting is made. */
export const isPaid = ({ win, rebate }: Paid): boolean => win + rebate > 0n

/** What of a ticket's stake counts as turnover. */
export type Valid = { readonly valid: bigint }

type Settled = {
  readonly issue: IssueRecord
  readonly from: bigint
  readonly to: bigint
  readonly tickets: readonly (Pick<DueTicket, 'id' | 'slip' | 'brand' | 'account' | 'house'> & Paid & Valid)[]
}

/** Pays and ends these tickets, all or none; null where another process did. */
export async function settleTickets(
  transaction: Transaction,
  { issue, from, to, tickets }: Settled,
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select lottery.settle(
      ${issue.id}::bigint, ${from}::bigint, ${to}::bigint, ${tickets.map(({ id }) => id)}::uuid[],
      ${tickets.map(({ brand }) => brand)}::uuid[], ${tickets.map(({ account }) => String(account))}::bigint[],
      ${tickets.map(({ house }) => String(house))}::bigint[], ${tickets.map(({ win }) => String(win))}::bigint[],
      ${tickets.map(({ rebate }) => String(rebate))}::bigint[], ${tickets.map(({ valid }) => String(valid))}::bigint[],
      ${tickets.map((ticket) => (isPaid(ticket) ? transferId(`lottery:win:${ticket.id}`) : null))}::uuid[],
      ${tickets.map((ticket) => (isPaid(ticket) ? roundNameOf(ticket.slip, issue.number) : null))}::text[]
    ) as at`.execute(transaction)
  return rows[0]?.at ?? null
}
