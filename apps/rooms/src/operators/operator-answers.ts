import type { VendorAnswer, VendorRequest } from '@sanuk/contracts/vendor'
import type { Table } from '../tables/table.ts'
import { type ChangeNeeds, createCoupChanges, refused } from './change-coup.ts'
import { createSettingsChange } from './change-settings.ts'
import { createCoupViews } from './coup-views.ts'
import type { LiveStore } from './live-store.ts'
import type { SettingsStore } from './settings-store.ts'
import { createTableViews } from './table-views.ts'

type Needs = Omit<ChangeNeeds, 'views'> & {
  readonly tables: ReadonlyMap<string, Table>
  readonly live: LiveStore
  readonly settings: SettingsStore
}

/** Coups of a page. */
const PAGE = 50

/** What we answer operators of the platform: what they see of tables, and what they change. */
export function operatorAnswers({ tables, live, settings, ...needs }: Needs) {
  const { revisions, clock } = needs
  const views = createCoupViews({ live, revisions, clock })
  const changes = createCoupChanges({ ...needs, views })
  const changeSettings = createSettingsChange({ settings, revisions, coups: needs.coups, changes, clock })
  const tableViews = createTableViews({ tables, live, clock })
  return {
    tables: async ({ since, games }: VendorRequest<'tables'>): Promise<VendorAnswer<'tables'>> => ({
      tables: await tableViews(new Date(since), games),
    }),
    tableCoups: async ({ game, before }: VendorRequest<'tableCoups'>): Promise<VendorAnswer<'tableCoups'>> => {
      const rows = await live.recent(game, before === undefined ? undefined : new Date(before), PAGE + 1)
      return { coups: await views.views(rows.slice(0, PAGE)), hasMore: rows.length > PAGE }
    },
    tableSettings: async (request: VendorRequest<'tableSettings'>): Promise<VendorAnswer<'tableSettings'>> => {
      const table = tables.get(request.game)
      return table ? changeSettings(table, request) : refused('unknown_table')
    },
    changeCoup: async (request: VendorRequest<'changeCoup'>): Promise<VendorAnswer<'changeCoup'>> => {
      const table = tables.get(request.game)
      return table ? changes.change(table, request) : refused('unknown_table')
    },
  }
}
