import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#platform/database'
import { keptSelection } from './kept-selection.ts'

const lineRow = z.object({
  ticket: z.uuid(),
  game: z.string(),
  issue: z.string(),
  linesInAll: z.int(),
  play: z.string(),
  selection: keptSelection,
  units: z.number(),
  unitStake: z.pipe(
    z.bigint(),
    z.transform((value): Amount => amount(value)),
  ),
  multiple: z.number(),
})

/** A line as it counts in its ticket. */
export type TicketLine = Pick<z.output<typeof lineRow>, 'play' | 'selection' | 'units' | 'unitStake' | 'multiple'>

type TicketLines = Pick<z.output<typeof lineRow>, 'game' | 'issue' | 'linesInAll'> & {
  readonly lines: readonly TicketLine[]
}

export type TicketLinesStore = ReturnType<typeof createTicketLinesStore>

/** Lines of many tickets at once, and issues by what they are called. */
export function createTicketLinesStore(database: Database) {
  return {
    /** The first lines of the tickets of these rounds, by the rounds' ids. */
    linesOf: async (rounds: readonly string[], most: number): Promise<Map<string, TicketLines>> => {
      const { rows } = await sql`
        select ticket.id as ticket, issue.game, issue.number as issue,
               (select count(*)::int from lottery.line where line.slip = ticket.slip) as "linesInAll",
               line.play, line.selection, line.units, line.unit_stake as "unitStake",
               line.multiple * ticket.multiple as multiple
          from lottery.ticket
          join lottery.issue on issue.id = ticket.issue
          join lottery.line on line.slip = ticket.slip and line.ordinal < (
                 select min(first.ordinal) + ${most} from lottery.line first where first.slip = ticket.slip)
         where ticket.id = any (${[...new Set(rounds)]}::uuid[])
         order by ticket.id, line.ordinal`.execute(database)
      const byTicket = Map.groupBy(
        rows.map((row) => lineRow.parse(row)),
        ({ ticket }) => ticket,
      )
      return new Map(
        Array.from(byTicket, ([ticket, lines]) => {
          const { game = '', issue = '', linesInAll = 0 } = lines[0] ?? {}
          return [ticket, { game, issue, linesInAll, lines }]
        }),
      )
    },
    /** Issues with this number, of whichever of these games. */
    issuesNumbered: async (games: readonly string[], number: string): Promise<bigint[]> => {
      const { rows } = await sql<{ id: bigint }>`
        select id from lottery.issue where game = any (${[...games]}::text[]) and number = ${number}`.execute(database)
      return rows.map(({ id }) => id)
    },
  }
}
