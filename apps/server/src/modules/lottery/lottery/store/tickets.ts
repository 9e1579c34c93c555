import { amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import type { Line } from '../check-lines.ts'
import type { RatedLine } from '../numbers/rate-lines.ts'
import { keptSelection } from './kept-selection.ts'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)

const ticketRow = z.object({
  id: z.uuid(),
  number: z.bigint(),
  slip: z.uuid(),
  issueId: z.bigint(),
  game: z.string(),
  issue: z.string(),
  issueState: z.enum(['open', 'sealed', 'drawn', 'settling', 'settled', 'cancelled']),
  sealsAt: z.date(),
  drawsAt: z.date(),
  result: z.nullable(z.array(z.string())),
  simulated: z.boolean(),
  brand: z.uuid(),
  member: z.uuid(),
  multiple: z.number(),
  units: z.number(),
  lines: z.number(),
  stake: money,
  win: money,
  rebate: money,
  placedAt: z.date(),
  cancelledAt: z.nullable(z.date()),
  settledAt: z.nullable(z.date()),
  isSettled: z.boolean(),
})
export type TicketRecord = z.output<typeof ticketRow>

const lineRow = z.object({
  play: z.string(),
  selection: keptSelection,
  units: z.number(),
  unitStake: z.bigint(),
  multiple: z.number(),
  series: z.nullable(z.number()),
  rate: z.enum(['full', 'half']),
  rebate: z.bigint(),
  stake: z.bigint(),
  prizes: z.pipe(
    z.array(z.string()),
    z.transform((prizes) => prizes.map(BigInt)),
  ),
})

const columns = sql`
  ticket.id, ticket.number, ticket.slip, issue.id as "issueId", issue.game, issue.number as issue,
  issue.state::text as "issueState", issue.seals_at as "sealsAt", issue.draws_at as "drawsAt", issue.result, issue.simulated, ticket.brand, ticket.member,
  ticket.multiple, ticket.units, ticket.stake, ticket.placed_at as "placedAt", ticket.cancelled_at as "cancelledAt",
  coalesce(win.amount, 0)::bigint as win, coalesce(win.rebate, 0)::bigint as rebate,
  issue.state = 'settled' or (issue.state = 'settling' and issue.settled_to >= ticket.number) as "isSettled",
  coalesce(win.at, issue.settled_at) as "settledAt",
  (select count(*)::int from lottery.line where line.slip = ticket.slip) as lines`

const from = sql`
  lottery.ticket join lottery.issue on issue.id = ticket.issue left join lottery.win on win.ticket = ticket.id`

/** States of tickets as their members know them. */
const CONDITIONS = {
  open: sql`ticket.cancelled_at is null and issue.state not in ('settled', 'cancelled')
            and not (issue.state = 'settling' and issue.settled_to >= ticket.number)`,
  won: sql`win.amount > 0`,
  lost: sql`ticket.cancelled_at is null and coalesce(win.amount, 0) = 0
            and (issue.state = 'settled' or (issue.state = 'settling' and issue.settled_to >= ticket.number))`,
  cancelled: sql`ticket.cancelled_at is not null`,
  void: sql`ticket.cancelled_at is null and issue.state = 'cancelled'`,
} as const

export type TicketState = keyof typeof CONDITIONS

type Listed = {
  readonly game?: string | undefined
  readonly state?: TicketState | undefined
  /** Tickets that were bought before this one, by their numbers. */
  readonly before: bigint | null
  readonly limit: number
}

/** Tickets and their lines as they were bought. */
export function createTicketStore(database: Database) {
  const some = async (query: ReturnType<typeof sql>, on: Connection = database): Promise<TicketRecord[]> =>
    (await query.execute(on)).rows.map((row) => ticketRow.parse(row))
  return {
    ofSlip: (slip: string, on?: Connection) =>
      some(sql`select ${columns} from ${from} where ticket.slip = ${slip} order by ticket.number`, on),
    one: async (id: string, on?: Connection): Promise<TicketRecord | null> =>
      (await some(sql`select ${columns} from ${from} where ticket.id = ${id}`, on))[0] ?? null,
    ofMember: (member: string, { game, state, before, limit }: Listed) =>
      some(sql`
        select ${columns} from ${from}
         where ticket.member = ${member}
           ${game === undefined ? sql`` : sql`and issue.game = ${game}`}
           ${state === undefined ? sql`` : sql`and ${CONDITIONS[state]}`}
           ${before === null ? sql`` : sql`and ticket.number < ${before}`}
         order by ticket.number desc limit ${limit}`),
    linesOf: async (slip: string): Promise<(Line & Pick<RatedLine, 'rate'>)[]> => {
      const { rows } = await sql`
        select play, selection, units, unit_stake as "unitStake", multiple, series::int, rate, stake, prizes::text[], rebate
          from lottery.line where slip = ${slip} order by ordinal`.execute(database)
      return rows.map((row) => lineRow.parse(row))
    },
    /** Marks a ticket as taken back, while its issue takes bets; false where it is too late or was done before. */
    cancel: async (transaction: Transaction, { id, issueId }: TicketRecord): Promise<boolean> => {
      await sql`select lottery.hold_issue(${issueId})`.execute(transaction)
      const { numAffectedRows } = await sql`
        update lottery.ticket set cancelled_at = clock_timestamp() from lottery.issue
         where ticket.id = ${id} and issue.id = ticket.issue and cancelled_at is null
           and issue.state = 'open' and issue.seals_at > clock_timestamp()`.execute(transaction)
      return numAffectedRows === 1n
    },
    moneyOf: async (transaction: Transaction, id: string): Promise<{ account: string; house: string }> => {
      const { rows } = await sql<{ account: bigint; house: bigint }>`
        select account, house from lottery.ticket where id = ${id}`.execute(transaction)
      if (!rows[0]) throw new Error(`no ticket ${id}`)
      return { account: String(rows[0].account), house: String(rows[0].house) }
    },
  }
}
