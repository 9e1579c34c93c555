import type { CoupChange } from '@sanuk/contracts/live-tables'
import { sql } from 'kysely'
import type { CoupRow } from '../coups/coup-table.ts'
import type { Database } from '../database.ts'
import type { CoupResult, Turn } from '../protocol.ts'
import type { RevisionRow } from './operator-tables.ts'

/** How a coup counts from now on. A void one has no result; what was shown of it stays. */
export type CoupOutcome = {
  readonly state: 'ended' | 'void'
  readonly turns: readonly Turn[] | null
  readonly result: CoupResult | null
}

type Revision = {
  readonly row: CoupRow
  readonly kind: CoupChange['kind']
  readonly request: string
  readonly reason: string
  readonly now: Date
}

type Request = { readonly id: string; readonly content: object; readonly answer: object; readonly now: Date }

export type RevisionStore = ReturnType<typeof createRevisionStore>

/** Coups that operators change, and what they asked for, as it lies in our schema. */
export function createRevisionStore(database: Database) {
  return {
    together: <T>(work: (on: Database) => Promise<T>): Promise<T> => database.transaction().execute(work),
    /** What was asked for by that id, and what was answered. */
    requestOf: (id: string): Promise<{ content: object; answer: object } | undefined> =>
      database
        .selectFrom('rooms.operator_request')
        .select(['content', 'answer'])
        .where('id', '=', id)
        .executeTakeFirst(),
    addRequest: async (on: Database, { id, content, answer, now }: Request): Promise<void> => {
      const row = { content: JSON.stringify(content), answer: JSON.stringify(answer) }
      await on
        .insertInto('rooms.operator_request')
        .values({ id, ...row, done_at: now })
        .execute()
    },
    /** The coup, which nobody else changes until the transaction is over. */
    lock: (on: Database, coup: string): Promise<CoupRow | undefined> =>
      on.selectFrom('rooms.coup').selectAll().where('id', '=', coup).forUpdate().executeTakeFirst(),
    /** Gives back the money of bets, and of moves, that are not known to be paid for. */
    undoUnknown: async (on: Database, coup: string): Promise<void> => {
      await on
        .updateTable('rooms.bet')
        .set({ state: 'undoing', fault: 'bets_closed' })
        .where('state', '=', 'asking')
        .where('seat', 'in', (of) => of.selectFrom('rooms.seat').select('id').where('coup', '=', coup))
        .execute()
      await on
        .updateTable('rooms.decision')
        .set({ state: 'refused', fault: 'bets_closed' })
        .where('state', '=', 'asking')
        .where('seat', 'in', (of) => of.selectFrom('rooms.seat').select('id').where('coup', '=', coup))
        .execute()
    },
    /** Lets a coup count otherwise, and keeps how it counted before. It is settled with the platform again. */
    revise: async (on: Database, { row, now, ...made }: Revision, outcome: CoupOutcome): Promise<void> => {
      const { id, version, state, turns, result } = row
      if (state === 'void') throw new Error(`coup ${id} is void`)
      const before = { state, turns: turns && JSON.stringify(turns), result: result && JSON.stringify(result) }
      await on
        .insertInto('rooms.coup_revision')
        .values({ coup: id, version, ...made, revised_at: now, ...before })
        .execute()
      await sql`
        update rooms.coup
           set state = ${outcome.state}, version = version + 1, settled_at = null, ended_at = coalesce(ended_at, ${now}),
               turns = ${outcome.turns && JSON.stringify(outcome.turns)}::jsonb,
               result = ${outcome.result && JSON.stringify(outcome.result)}::jsonb
         where id = ${id}`.execute(on)
      await sql`
        update rooms.series set coups = greatest(coups, ${row.number}) where id = ${row.series}`.execute(on)
    },
    /** What was changed about these coups, the oldest first. */
    of: (coups: readonly string[]): Promise<RevisionRow[]> =>
      database
        .selectFrom('rooms.coup_revision')
        .selectAll()
        .where('coup', 'in', coups.length > 0 ? [...coups] : [null])
        .orderBy('version')
        .execute(),
  }
}
