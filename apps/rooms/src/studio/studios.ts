import type { Log } from '@sanuk/host/log'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database.ts'
import { type ChangeNeeds, createCoupChanges } from '../operators/change-coup.ts'
import { createCoupViews } from '../operators/coup-views.ts'
import type { LiveStore } from '../operators/live-store.ts'
import type { RevisionStore } from '../operators/revision-store.ts'
import type { TablePlan } from '../tables/table-plans.ts'
import { recordStudio } from './studio-record.ts'
import { type StudioKey, studioRoutes } from './studio-routes.ts'
import { createStudioStore } from './studio-store.ts'
import { createStudioTable, type StudioTable, type StudioTableNeeds } from './studio-table.ts'

export type StudiosNeeds = {
  readonly keys: readonly StudioKey[]
  /** Studios by the codes of the tables at which they deal, beside those that the tables' plans name. */
  readonly tables: { readonly [table: string]: string }
}

type Needs = Omit<StudioTableNeeds, 'plan' | 'studio' | 'store' | 'changes' | 'revisions' | 'log'> &
  Omit<ChangeNeeds, 'views'> & {
    readonly database: Database
    readonly live: LiveStore
    readonly revisions: RevisionStore
    readonly plans: readonly TablePlan[]
    readonly log: Log
    readonly of: StudiosNeeds | undefined
  }

/** The tables at which studios deal, and what is told of their coups. Throws for a table whose game no studio can tell. */
export function openStudios({ database, live, plans, of = { keys: [], tables: {} }, ...needs }: Needs) {
  const { revisions, clock, coups } = needs
  const store = createStudioStore(database)
  const views = createCoupViews({ live, revisions, clock })
  const changes = createCoupChanges({ ...needs, views })
  const tables: ReadonlyMap<string, StudioTable> = new Map(
    plans.flatMap((plan) => {
      const studio = of.tables[plan.title.code] ?? plan.studio
      if (studio === undefined) return []
      return [[plan.title.code, createStudioTable({ ...needs, plan, studio, store, changes })] as const]
    }),
  )
  return {
    tables,
    serve: (app: FastifyInstance) => studioRoutes(app, { keys: of.keys, tables, clock }),
    record: recordStudio({ store, coups }),
    /** The origin that the page of a table may load its stream from. */
    streamOf: (table: string): string | null => {
      const stream = tables.get(table)?.topic.state().studio?.stream
      return stream ? new URL(stream.url).origin : null
    },
    /** What is told of a coup beside its outcome. */
    coupOf: async (coup: string, studio: string) => {
      const told = await store.coup(coup)
      return { code: studio, dealer: told?.dealer ?? null, video: told?.video ?? null }
    },
  }
}
