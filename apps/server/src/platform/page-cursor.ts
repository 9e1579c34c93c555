import { instantAt, microsecondsOf } from '@sanuk/host/instant'
import * as z from 'zod/mini'
import { Refusal } from './refusal.ts'

/** A place in a list that is ordered by time and id; the time is as exact as its column. */
export type Place = { readonly at: Date; readonly id: string }

/** Microseconds since 1970 and an id. Every number that is allowed is a moment that PostgreSQL knows, too. */
const written = z.tuple([z.int().check(z.nonnegative()), z.uuid()])

/** Writes a place as the opaque word a caller continues from. */
export function writeCursor({ at, id }: Place): string {
  return Buffer.from(JSON.stringify([microsecondsOf(at), id])).toString('base64url')
}

/** Reads it back. Refuses with `invalid_request` what this server cannot have written. */
export function readCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined || cursor === '') return null
  try {
    const [at, id] = written.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    return { at: instantAt(at), id }
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
