import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database, Transaction } from '#platform/database'
import type { Line } from '../../check-lines.ts'
import { keptSelection } from '../../store/kept-selection.ts'

const issueRow = z.object({
  id: z.bigint(),
  game: z.string(),
  version: z.number(),
  drawsAt: z.date(),
  result: z.array(z.string()),
  /** What its first version was settled by, where it was corrected since. */
  firstResult: z.nullable(z.array(z.string())),
})
export type UncountedIssue = z.output<typeof issueRow>

const ticketRow = z.object({
  number: z.bigint(),
  brand: z.uuid(),
  currency: z.string(),
  multiple: z.number(),
  lines: z.array(
    z.object({
      play: z.string(),
      selection: keptSelection,
      unitStake: z.string(),
      multiple: z.number(),
      prizes: z.array(z.string()),
      rebate: z.string(),
      units: z.number(),
    }),
  ),
})

type PaidLine = Pick<Line, 'play' | 'selection' | 'unitStake' | 'multiple' | 'prizes' | 'rebate' | 'units'>

/** A ticket that was paid something, with what settling its lines needs. */
export type PaidTicket = Omit<z.output<typeof ticketRow>, 'lines'> & { readonly lines: readonly PaidLine[] }

/** What the lines of a play were paid, of a brand in a currency. */
export type PlaySum = {
  readonly brand: string
  readonly currency: string
  readonly play: string
  readonly win: bigint
  readonly rebate: bigint
}

/** Sums of settled issues, for all brands. */
export function createSumStore(database: Database) {
  return {
    /** Settled issues that were not counted as they are now, and of which no correction is under way. */
    uncounted: async (limit: number): Promise<UncountedIssue[]> => {
      const { rows } = await sql`
        select issue.id, game, issue.version, draws_at as "drawsAt", result,
               (select before from lottery.correction where issue = issue.id order by version limit 1) as "firstResult"
          from lottery.issue
         where state = 'settled' and counted_version <> issue.version
           and not exists (select from lottery.correction where issue = issue.id and done_at is null)
         order by issue.id limit ${limit}`.execute(database)
      return rows.map((row) => issueRow.parse(row))
    },
    /** Tickets of an issue that were paid, the next ones after a number. */
    paidTickets: async (issue: bigint, after: bigint, limit: number): Promise<PaidTicket[]> => {
      const { rows } = await sql`
        select ticket.number, ticket.brand, account.currency, ticket.multiple,
               (select jsonb_agg(jsonb_build_object(
                         'play', play, 'selection', selection, 'unitStake', unit_stake::text,
                         'multiple', line.multiple, 'prizes', prizes::text[], 'rebate', line.rebate::text,
                         'units', line.units))
                  from lottery.line where line.slip = ticket.slip) as lines
          from lottery.ticket join lottery.win on win.ticket = ticket.id
          join ledger.account on account.id = ticket.account
         where ticket.issue = ${issue} and ticket.number > ${after} order by ticket.number limit ${limit}`.execute(
        database,
      )
      return rows.map((row) => {
        const { lines, ...ticket } = ticketRow.parse(row)
        return {
          ...ticket,
          lines: lines.map(({ unitStake, prizes, rebate, ...line }) => ({
            ...line,
            unitStake: BigInt(unitStake),
            prizes: prizes.map(BigInt),
            rebate: BigInt(rebate),
          })),
        }
      })
    },
    /**
     * Replaces the sums of an issue, unless it was corrected meanwhile or another process did. Throws where the wins by play
     * are not what was paid.
     */
    replace: async (
      transaction: Transaction,
      { id, version }: UncountedIssue,
      sums: readonly PlaySum[],
    ): Promise<void> => {
      const { numAffectedRows } = await sql`
        update lottery.issue set counted_version = version
         where id = ${id} and version = ${version} and counted_version <> version
           and not exists (select from lottery.correction where issue = issue.id and done_at is null)`.execute(
        transaction,
      )
      if (numAffectedRows !== 1n) return
      await sql`delete from lottery.issue_sum where issue = ${id}`.execute(transaction)
      await insertTotals(transaction, id)
      await insertPlays(transaction, id, sums)
      const { rows } = await sql`
        select brand from lottery.issue_sum where issue = ${id}
         group by brand, currency
        having sum(win) filter (where play is null) <> sum(win) filter (where play is not null)
            or sum(rebate) filter (where play is null) <> sum(rebate) filter (where play is not null)
            or sum(stake) filter (where play is null) <> sum(stake) filter (where play is not null)`.execute(
        transaction,
      )
      if (rows.length > 0) throw new Error(`issue ${id}: plays do not add up to what was paid`)
    },
  }
}

/** All plays together: what tickets were paid stands in the wins themselves. */
async function insertTotals(transaction: Transaction, issue: bigint): Promise<void> {
  await sql`
    insert into lottery.issue_sum (brand, issue, currency, play, tickets, members, stake, win, rebate)
    select ticket.brand, ${issue}, currency, null, count(*), array_agg(distinct member), sum(stake),
           coalesce(sum(win.amount), 0), coalesce(sum(win.rebate), 0)
      from lottery.ticket join ledger.account on account.id = ticket.account
      left join lottery.win on win.ticket = ticket.id
     where ticket.issue = ${issue} and cancelled_at is null
     group by ticket.brand, currency`.execute(transaction)
}

async function insertPlays(transaction: Transaction, issue: bigint, sums: readonly PlaySum[]): Promise<void> {
  await sql`
    insert into lottery.issue_sum (brand, issue, currency, play, tickets, members, stake, win, rebate)
    select sold.brand, ${issue}, sold.currency, sold.play, tickets, members, stake, coalesce(win, 0), coalesce(rebate, 0)
      from (select ticket.brand, currency, line.play, count(distinct ticket.id) as tickets,
                   array_agg(distinct member) as members, sum(line.stake * ticket.multiple) as stake
              from lottery.ticket join ledger.account on account.id = ticket.account join lottery.line using (slip)
             where ticket.issue = ${issue} and cancelled_at is null
             group by ticket.brand, currency, line.play) sold
      left join unnest(
        ${sums.map(({ brand }) => brand)}::uuid[], ${sums.map(({ currency }) => currency)}::text[],
        ${sums.map(({ play }) => play)}::text[], ${sums.map(({ win }) => String(win))}::bigint[],
        ${sums.map(({ rebate }) => String(rebate))}::bigint[]) as paid (brand, currency, play, win, rebate)
        on (paid.brand, paid.currency, paid.play) = (sold.brand, sold.currency, sold.play)`.execute(transaction)
}
