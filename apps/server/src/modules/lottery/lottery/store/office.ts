import type { ISSUE_VIEWS } from '@sanuk/contracts/office-lottery'
import { instantAt, microsecondsOf } from '@sanuk/host/instant'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Line } from '../check-lines.ts'
import { keptSelection } from './kept-selection.ts'

const issueRow = z.object({
  id: z.bigint(),
  game: z.string(),
  number: z.string(),
  state: z.enum(['open', 'sealed', 'drawn', 'settling', 'settled', 'cancelled']),
  opensAt: z.date(),
  sealsAt: z.date(),
  drawsAt: z.date(),
  drawnAt: z.nullable(z.date()),
  result: z.nullable(z.array(z.string())),
  simulated: z.boolean(),
  version: z.number(),
  settledTo: z.bigint(),
  isOver: z.boolean(),
  disputed: z.boolean(),
  tickets: z.number(),
  stake: z.bigint(),
  paid: z.bigint(),
})
export type OfficeIssueRecord = z.output<typeof issueRow>

/** With the sums of the tickets that the brand sees; sources differ where two of them say something else now. */
const columns = sql`
  issue.id, issue.game, issue.number, issue.state::text, opens_at as "opensAt", seals_at as "sealsAt",
  draws_at as "drawsAt", drawn_at as "drawnAt", issue.result, issue.simulated, issue.version,
  issue.settled_to as "settledTo", draws_at <= clock_timestamp() as "isOver",
  issue.state = 'sealed' and (select count(distinct told.result) > 1 from lottery.reported_result told
                               where told.game = issue.game and told.number = issue.number and replaced_at is null)
    as disputed,
  sums.tickets, sums.stake, sums.paid`

const from = sql`
  lottery.issue, lateral (
    select count(*)::int as tickets, coalesce(sum(ticket.stake), 0)::bigint as stake,
           coalesce(sum(win.amount + win.rebate), 0)::bigint as paid
      from lottery.ticket left join lottery.win on win.ticket = ticket.id
     where ticket.issue = issue.id and ticket.cancelled_at is null) sums`

/** Official issues whose draw is over and whose result is missing. */
const awaited = (official: readonly string[]) => sql`
  issue.state = 'sealed' and issue.draws_at <= clock_timestamp() and issue.game = any (${[...official]}::text[])`

export type IssueFilter = {
  readonly game?: string | undefined
  readonly state?: (typeof ISSUE_VIEWS)[number] | undefined
  readonly from: Date | null
  readonly until: Date | null
  readonly cursor?: string | undefined
  readonly official: readonly string[]
}

const playRow = z.object({
  play: z.string(),
  tickets: z.number(),
  units: z.bigint(),
  stake: z.bigint(),
  potential: z.bigint(),
})

const soldRow = z.object({
  play: z.string(),
  selection: keptSelection,
  units: z.number(),
  unitStake: z.bigint(),
  multiple: z.number(),
  stake: z.bigint(),
  prizes: z.array(z.string()),
})

/** A line of a ticket: for its issue, with the ticket's multiple. */
export type SoldLine = Pick<Line, 'play' | 'selection' | 'units' | 'unitStake' | 'multiple' | 'stake' | 'prizes'>

/** What operators see of issues: sums are those of the brand whose operator asks. */
export function createOfficeStore(database: Database) {
  return {
    list: async (filter: IssueFilter, size: number) => {
      const { rows } = await sql`
        select ${columns} from ${from} where ${conditionsOf(filter)}
         order by draws_at desc, issue.id desc limit ${size + 1}`.execute(database)
      const read = rows.map((row) => issueRow.parse(row))
      const list = read.slice(0, size)
      const last = list.at(-1)
      return { list, nextCursor: read.length > size && last ? writePlace(last) : null }
    },
    one: async (id: bigint): Promise<OfficeIssueRecord | null> => {
      const { rows } = await sql`select ${columns} from ${from} where issue.id = ${id}`.execute(database)
      return rows[0] ? issueRow.parse(rows[0]) : null
    },
    /** How many issues of each game wait for a result, and about how many of them sources differ. */
    awaited: async (official: readonly string[]) => {
      const { rows } = await sql<{ game: string; awaited: number; disputed: number }>`
        select game, count(*)::int as awaited, count(*) filter (where differing > 1)::int as disputed
          from (select issue.game,
                       (select count(distinct told.result) from lottery.reported_result told
                         where told.game = issue.game and told.number = issue.number and replaced_at is null) as differing
                  from lottery.issue where ${awaited(official)}) waiting
         group by game`.execute(database)
      return new Map(rows.map(({ game, ...counts }) => [game, counts]))
    },
    /** The tickets of an issue by play; those that were taken back are left out. */
    plays: async (id: bigint) => {
      const { rows } = await sql`
        select line.play, count(distinct ticket.id)::int as tickets,
               sum(line.units::bigint * ticket.multiple * line.multiple)::bigint as units,
               sum(line.stake * ticket.multiple)::bigint as stake,
               trunc(sum(line.units::numeric * line.unit_stake * line.multiple * ticket.multiple
                         * (select max(prize) from unnest(line.prizes) as prize) / 20000))::bigint as potential
          from lottery.ticket join lottery.line using (slip)
         where ticket.issue = ${id} and cancelled_at is null
         group by line.play order by stake desc, line.play`.execute(database)
      return rows.map((row) => playRow.parse(row))
    },
    /** Lines of an issue's tickets, the first ones bought first. */
    lines: async (id: bigint, limit: number): Promise<SoldLine[]> => {
      const { rows } = await sql`
        select line.play, selection, line.units, unit_stake as "unitStake", line.multiple * ticket.multiple as multiple,
               line.stake * ticket.multiple as stake, prizes::text[]
          from lottery.ticket join lottery.line using (slip)
         where ticket.issue = ${id} and cancelled_at is null
         order by ticket.number, ordinal limit ${limit}`.execute(database)
      return rows.map((row) => soldRow.parse(row)).map((row) => ({ ...row, prizes: row.prizes.map(BigInt) }))
    },
    /** How many tickets of all brands an issue has, up to some ticket. */
    ticketsTo: async (id: bigint, to: bigint): Promise<{ tickets: number; done: number }> => {
      const { rows } = await sql<{ tickets: number; done: number }>`
        select count(*)::int as tickets, count(*) filter (where number <= ${to})::int as done
          from lottery.ticket where issue = ${id} and cancelled_at is null`.execute(database)
      return rows[0] ?? { tickets: 0, done: 0 }
    },
  }
}

function conditionsOf({ game, state, cursor, official, ...range }: IssueFilter) {
  const after = readPlace(cursor)
  const ofState = state === 'attention' ? awaited(official) : sql`issue.state = ${state}`
  const conditions = [
    sql`true`,
    ...(game === undefined ? [] : [sql`issue.game = ${game}`]),
    ...(state === undefined ? [] : [ofState]),
    ...(range.from ? [sql`draws_at >= ${range.from}`] : []),
    ...(range.until ? [sql`draws_at < ${range.until}`] : []),
    ...(after ? [sql`(draws_at, issue.id) < (${after.at}::timestamptz, ${after.id}::bigint)`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

const writePlace = ({ drawsAt, id }: OfficeIssueRecord): string => `${microsecondsOf(drawsAt)}-${id}`

function readPlace(cursor: string | undefined): { at: Date; id: bigint } | null {
  if (cursor === undefined || cursor === '') return null
  const found = /^(\d{1,16})-(\d{1,18})$/.exec(cursor)
  if (!found) throw new Refusal('invalid_request', { fields: [{ field: 'cursor', word: 'field.invalid' }] })
  return { at: instantAt(Number(found[1])), id: BigInt(found[2] ?? 0) }
}
