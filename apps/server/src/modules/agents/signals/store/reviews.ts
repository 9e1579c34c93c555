import { randomUUID } from 'node:crypto'
import { AGENT_SIGNALS } from '@sanuk/contracts/office-agent-signals'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#platform/database'
import type { OfKind } from '../finding.ts'

const reviewRow = z.object({
  agent: z.uuid(),
  kind: z.enum(AGENT_SIGNALS),
  measure: z.bigint(),
  note: z.string(),
  operator: z.uuid(),
  at: z.date(),
})
/** What an operator said of a signal, and how strong it was then. */
export type Review = z.output<typeof reviewRow>

type Given = OfKind & { readonly brand: string }

/** What operators said of signals. */
export function createReviewStore(database: Database) {
  return {
    /** The last review of each signal of these agents, where it was not undone. */
    ofAgents: async (brand: string, agents: readonly string[]): Promise<Review[]> => {
      const { rows } = await sql`
        select agent, kind, measure, note, operator, at from (
          select distinct on (agent, kind) agent, kind, measure, note, operator, reviewed_at as at, undone_at
            from signals.review where brand = ${brand} and agent = any (${[...agents]}::uuid[])
           order by agent, kind, number desc
        ) last where undone_at is null`.execute(database)
      return rows.map((row) => reviewRow.parse(row))
    },
    add: async ({ brand, ...review }: Review & { readonly brand: string }): Promise<void> => {
      await sql`
        insert into signals.review (id, brand, agent, kind, measure, note, operator, reviewed_at)
        values (${randomUUID()}, ${brand}, ${review.agent}, ${review.kind}, ${review.measure}, ${review.note},
                ${review.operator}, ${review.at})`.execute(database)
    },
    /** Undoes the last review of a signal; `false` where there is none, or it was undone. */
    undo: async (
      { brand, agent, kind }: Given,
      by: { readonly operator: string; readonly at: Date },
    ): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update signals.review set undone_by = ${by.operator}, undone_at = ${by.at}
         where undone_at is null and id = (
           select id from signals.review where brand = ${brand} and agent = ${agent} and kind = ${kind}
            order by number desc limit 1)`.execute(database)
      return numAffectedRows === 1n
    },
  }
}
