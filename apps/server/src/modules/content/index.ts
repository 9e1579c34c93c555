import type { Database } from '#platform/database'
import { createContentStore } from './store.ts'

export type Content = ReturnType<typeof createContent>

/** What the brand tells its visitors. */
export function createContent({ database }: { readonly database: Database }) {
  return createContentStore(database)
}
