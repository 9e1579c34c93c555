import type { listAuditEntries } from '@sanuk/contracts/audit'
import type { AnswerOf } from '@sanuk/contracts/route'

type Answer = AnswerOf<typeof listAuditEntries>

/** An entry with the names of what it mentions. */
export type AuditEntry = Answer['list'][number] & { readonly names: Answer['names'] }

/** The entries of a page, each with the names that the page tells. */
export const entriesOf = ({ list, names }: Answer): AuditEntry[] => list.map((entry) => ({ ...entry, names }))
