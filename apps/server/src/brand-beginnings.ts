import { beginMethods } from './modules/cashier/index.ts'
import { beginLegal } from './modules/content/index.ts'
import { beginRoles } from './modules/operators/index.ts'
import type { BeginBrand } from './platform/begin-brand.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database.ts'

/** What rooms write down for a brand that is being made, in the order of the floors. */
export function brandBeginnings(needs: { readonly database: Database; readonly clock: Clock }): readonly BeginBrand[] {
  return [beginRoles(needs), beginLegal(needs), beginMethods(needs.database)]
}
