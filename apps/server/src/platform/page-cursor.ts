import * as z from 'zod/mini'
import { Refusal } from './refusal.ts'

/** A place in a list that is ordered by time and id, newest first. */
export type Place = { readonly at: Date; readonly id: string }

const written = z.tuple([z.int(), z.uuid()])

/** Writes a place as the opaque word a caller continues from. */
export function writeCursor({ at, id }: Place): string {
  return Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url')
}

/** Reads it back. Refuses with `invalid_request` what this server cannot have written. */
export function readCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined || cursor === '') return null
  try {
    const [at, id] = written.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    return { at: new Date(at), id }
  } catch {
    throw new Refusal('invalid_request', { fields: [{ field: 'cursor', word: 'field.invalid' }] })
  }
}

/** Cuts a list that was read one row too far into a page and the cursor of the next one. */
export function cutPage<Row>(
  rows: readonly Row[],
  size: number,
  placeOf: (row: Row) => Place,
): { list: Row[]; nextCursor: string | null } {
  const list = rows.slice(0, size)
  const last = list.at(-1)
  return { list, nextCursor: rows.length > size && last ? writeCursor(placeOf(last)) : null }
}
