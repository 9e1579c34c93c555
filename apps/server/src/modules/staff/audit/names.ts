import { auditFormat, NAMING_COLUMNS, namedAs, OWNING_COLUMNS, referenceOf } from '@sanuk/contracts/audit-records'
import { type Localized, localized } from '@sanuk/contracts/wire'
import * as z from 'zod/mini'
import type { AuditEntry, AuditStore, Columns } from './store.ts'

/** What a record is called, and the member whose it is. */
type Named = { readonly text: Localized | null; readonly member: string | null }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Ids of records by the table whose they are. */
type Mentioned = Map<string, Set<string>>

/**
 * Names of all records that these entries mention: their own, those that their columns refer to, and whose they are. A record
 * has the name that it has now; one that is gone has the one that its own entry tells.
 */
export async function namesIn(
  entries: readonly AuditEntry[],
  contextsOf: AuditStore['contextsOf'],
): Promise<Record<string, Named>> {
  const told = new Map<string, Record<string, unknown>>()
  const mentioned: Mentioned = new Map()
  for (const entry of entries) {
    const row = { ...entry.before, ...entry.after, ...entry.context }
    for (const id of entry.subject_id.split(' ')) {
      mention(mentioned, namedAs(entry.subject), id)
      if (entry.context && UUID.test(id)) told.set(id, entry.context)
    }
    for (const [column, value] of [...columnsOf(entry.before), ...columnsOf(entry.after)]) {
      mentionAll(mentioned, referenceOf(auditFormat(entry.subject, column)), value)
    }
    mentionOwners(mentioned, row)
  }
  const contexts = new Map([...told, ...(await contextsOf(mentioned))])
  const owners: Mentioned = new Map()
  for (const context of contexts.values()) mentionOwners(owners, context)
  for (const ids of owners.values()) for (const id of contexts.keys()) ids.delete(id)
  for (const [id, context] of await contextsOf(owners)) contexts.set(id, context)
  return Object.fromEntries([...contexts].map(([id, context]) => [id, named(context, contexts)]))
}

const columnsOf = (columns: Columns) => Object.entries(columns ?? {})

function mention(mentioned: Mentioned, table: string, id: unknown): void {
  if (typeof id !== 'string' || !UUID.test(id)) return
  const ids = mentioned.get(table) ?? new Set()
  mentioned.set(table, ids.add(id))
}

function mentionAll(mentioned: Mentioned, table: string | null, value: unknown): void {
  if (table !== null) for (const id of Array.isArray(value) ? value : [value]) mention(mentioned, table, id)
}

function mentionOwners(mentioned: Mentioned, context: Record<string, unknown>): void {
  for (const column of OWNING_COLUMNS) mentionAll(mentioned, referenceOf(auditFormat('', column)), context[column])
}

/** By its own name, else by what it belongs to. */
function named(context: Record<string, unknown>, contexts: ReadonlyMap<string, Record<string, unknown>>): Named {
  const text = ownName(context) ?? ownName(contexts.get(String(context.deposit ?? context.activity)) ?? {})
  const member = z.nullable(z.uuid()).safeParse(context.member ?? null)
  return { text, member: member.data ?? null }
}

function ownName(context: Record<string, unknown>): Localized | null {
  for (const column of NAMING_COLUMNS) {
    const value = context[column]
    const both = localized.safeParse(value)
    if (both.success) return both.data
    if (typeof value !== 'string' || value === '') continue
    // Titles of content stand in one column, a line in each language.
    const [th = value, en = th] = column === 'titles' ? value.split('\n') : [value]
    return { th, en }
  }
  return null
}
