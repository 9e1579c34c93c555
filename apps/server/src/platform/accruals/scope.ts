import { type RawBuilder, sql } from 'kysely'

/** A table that several benefits share: of its rows, those whose column has this value. */
export type Scope = { readonly column: string; readonly value: string }

/** A condition: the row is one of the benefit's own. */
export const inScope = (scope: Scope | undefined): RawBuilder<unknown> =>
  scope ? sql`${sql.ref(scope.column)} = ${scope.value}` : sql`true`
