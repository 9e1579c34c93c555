import type { RefusalCode } from '@sanuk/contracts/refusals'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { Refusal } from './refusal.ts'

/** What is good once: its name among all such, how long it is remembered, and how the second time is refused. */
export type Once = { readonly name: string; readonly expiresAt: Date; readonly refusal: RefusalCode }

/** Spends all of these in one statement. Refuses by the first that was spent before; the others are spent as well. */
export type SpendOnce = (all: readonly Once[]) => Promise<void>

/**
 * What was spent. No disk is waited for: what a call does is committed after this and in the same log, so that a crash
 * which forgets the name forgets that as well.
 */
export function createOnce(database: Database) {
  const spend: SpendOnce = async (all) => {
    if (all.length === 0) return
    const [names, ends] = [all.map(({ name }) => name), all.map(({ expiresAt }) => expiresAt)]
    const { rows } = await sql<{ name: string }>`
      insert into platform.once (name, expires_at)
      select fresh.* from set_config('synchronous_commit', 'off', true),
             unnest(${names}::text[], ${ends}::timestamptz[]) as fresh
      on conflict do nothing returning name`.execute(database)
    const fresh = new Set(rows.map(({ name }) => name))
    const stale = all.find(({ name }) => !fresh.has(name))
    if (stale) throw new Refusal(stale.refusal)
  }
  return {
    spend,
    forget: async (before: Date): Promise<void> => {
      await sql`delete from platform.once where expires_at < ${before}`.execute(database)
    },
  }
}
