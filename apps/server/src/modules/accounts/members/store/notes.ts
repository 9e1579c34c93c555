import { NOTE_KINDS, NOTES_MAX } from '@sanuk/contracts/office-members'
import type { Connection, Database } from '#platform/database'

type NoteTable = {
  id: string
  brand: string
  member: string
  operator: string
  kind: string
  body: string
  written_at: Date
}

export type NewNote = {
  readonly id: string
  readonly brand: string
  readonly member: string
  readonly operator: string
  readonly kind: (typeof NOTE_KINDS)[number]
  readonly text: string
  readonly at: Date
}

export type Note = Omit<NewNote, 'brand' | 'member'>

/** What operators wrote of members. */
export function createNotes(database: Database) {
  const on = (connection: Connection) => connection.withTables<{ 'members.note': NoteTable }>()
  return {
    addNote: async (connection: Connection, { text: body, at, ...note }: NewNote): Promise<void> => {
      await on(connection)
        .insertInto('members.note')
        .values({ ...note, body, written_at: at })
        .execute()
    },
    /** The newest first. */
    notesOf: async (member: string): Promise<Note[]> => {
      const rows = await on(database)
        .selectFrom('members.note')
        .selectAll()
        .where('member', '=', member)
        .orderBy('written_at', 'desc')
        .limit(NOTES_MAX)
        .execute()
      return rows.map(readNote)
    },
  }
}

function readNote({ id, operator, kind, body: text, written_at: at }: NoteTable): Note {
  const known = NOTE_KINDS.find((one) => one === kind)
  if (!known) throw new Error(`note ${id} is not readable`)
  return { id, operator, kind: known, text, at }
}
