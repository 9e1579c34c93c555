import type { Connection } from '../database.ts'

/** An action that changes no row, the record it is about, and what there is to know of it. */
export type AuditedAction = { readonly subject: string; readonly subjectId: string; readonly details: object }

/** Writes an audit entry of an action that changed no row: an operator signed in, or took a list away. */
export type RecordAuditEntry = (action: AuditedAction, within?: Connection) => Promise<void>
