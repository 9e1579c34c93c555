import type { ChatChange } from '@sanuk/contracts/live-chat'
import { sql } from 'kysely'
import type { Database } from '#platform/database'

/** What an operator asked of a vendor. */
export type TableRequest = {
  readonly id: string
  readonly brand: string
  readonly operator: string
  readonly vendor: string
  readonly game: string
  readonly kind: 'settings' | 'void' | 'correction' | ChatChange['kind']
  readonly coup: string | null
  readonly wanted: object
  readonly reason: string
  readonly askedAt: Date
}

/** What became of it. */
export type RequestOutcome =
  | { readonly state: 'done'; readonly coup: string | null; readonly before: object; readonly after: object }
  | { readonly state: 'refused'; readonly refusedFor: string }

export type RequestStore = ReturnType<typeof createRequestStore>

/** What operators asked of the vendors of live tables. */
export function createRequestStore(database: Database) {
  return {
    /** Keeps a request before its vendor is asked; `false` where its id was refused, or used for something else. */
    add: async (request: TableRequest): Promise<boolean> => {
      const { id, brand, operator, vendor, game, kind, coup, wanted, reason, askedAt } = request
      const content = JSON.stringify(wanted)
      await sql`
        insert into live_tables.request (id, brand, operator, vendor, game, kind, coup, wanted, reason, state, asked_at)
        values (${id}, ${brand}, ${operator}, ${vendor}, ${game}, ${kind}, ${coup}, ${content}::jsonb, ${reason}, 'asked',
                ${askedAt})
        on conflict (id) do nothing`.execute(database)
      const { rows } = await sql`
        select from live_tables.request
         where id = ${id} and state <> 'refused' and operator = ${operator} and vendor = ${vendor} and game = ${game} and kind = ${kind}
           and wanted = ${content}::jsonb and reason = ${reason} and (coup is not distinct from ${coup}::uuid or ${kind} = 'settings')`.execute(
        database,
      )
      return rows.length === 1
    },
    /** Writes down what became of a request, once. */
    answer: async (id: string, outcome: RequestOutcome, at: Date): Promise<void> => {
      const done = outcome.state === 'done' ? outcome : null
      const refusedFor = outcome.state === 'refused' ? outcome.refusedFor : null
      await sql`
        update live_tables.request
           set state = ${outcome.state}, refused_for = ${refusedFor}, answered_at = ${at},
               coup = coalesce(coup, ${done?.coup ?? null}::uuid),
               before = ${done && JSON.stringify(done.before)}::jsonb, after = ${done && JSON.stringify(done.after)}::jsonb
         where id = ${id} and state = 'asked'`.execute(database)
    },
    /** Who changed these coups of a vendor, in the order in which it was done. */
    changedBy: async (vendor: string, coups: readonly string[]): Promise<{ coup: string; operator: string }[]> => {
      const { rows } = await sql<{ coup: string; operator: string }>`
        select coup, operator from live_tables.request
         where vendor = ${vendor} and coup = any (${[...coups]}::uuid[]) and state = 'done'
         order by number`.execute(database)
      return rows
    },
  }
}
