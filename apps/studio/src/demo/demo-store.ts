import { type Amount, amount } from '@sanuk/money/amount'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database.ts'
import type { Told } from '../player/play.ts'
import { instantResult, spinResult } from '../protocol.ts'
import type { SessionTable } from '../sessions/sessions.ts'

/** What a demo session has: its purse, and the last round as it was told. */
export type Demo = {
  readonly purse: Amount
  readonly last: { readonly result: Told; readonly shown: boolean } | null
}

/** What becomes of a demo, and what its player is told. */
export type Step<T> = { readonly next: Demo; readonly told: T }

export type DemoStore = ReturnType<typeof createDemoStore>

/** Demo sessions as they lie in the database. */
export function createDemoStore(database: Database) {
  const row = (on: Database, id: string) => on.selectFrom('studio.session').selectAll().where('id', '=', id)
  return {
    find: async (id: string): Promise<Demo> => readDemo(await row(database, id).executeTakeFirstOrThrow()),
    /** Takes one step of a demo. Of several at once each begins where the one before it ended. */
    change: <T>(id: string, step: (demo: Demo, on: Database) => Step<T> | Promise<Step<T>>): Promise<T> =>
      database.transaction().execute(async (transaction) => {
        const demo = readDemo(await row(transaction, id).forUpdate().executeTakeFirstOrThrow())
        const { next, told } = await step(demo, transaction)
        await transaction
          .updateTable('studio.session')
          .set({ purse: next.purse, demo_round: next.last && JSON.stringify(next.last.result) })
          .set({ demo_round_shown: next.last?.shown ?? false })
          .where('id', '=', id)
          .execute()
        return told
      }),
  }
}

const told = z.union([spinResult, instantResult])

function readDemo(row: Selectable<SessionTable>): Demo {
  if (row.purse === null) throw new Error(`session ${row.id} has no purse`)
  const last = row.demo_round && { result: told.parse(row.demo_round), shown: row.demo_round_shown }
  return { purse: amount(row.purse), last }
}
