import type { Table } from '../play/table.ts'

/** One thing a platform must do. `check` throws `Broken` where it does not, `Unseen` where nobody can tell. */
export type Rule = {
  /** `group.rule`, by which a rule is known in reports for good. */
  readonly name: `${string}.${string}`
  /** The rule in a sentence. */
  readonly says: string
  readonly check: (table: Table) => Promise<unknown>
}
