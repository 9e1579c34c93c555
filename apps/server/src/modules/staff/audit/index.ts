import type { Database } from '#platform/database'
import { createAuditStore } from './store.ts'

export type Audit = ReturnType<typeof createAudit>

/** What operators did. Rows they change are written down by the database itself (`audit.watch`); nothing here can. */
export function createAudit({ database }: { readonly database: Database }) {
  return createAuditStore(database)
}
