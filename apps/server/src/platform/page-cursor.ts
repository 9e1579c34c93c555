import { instantAt, microsecondsOf } from '@sanuk/host/instant'
import * as z from 'zod/mini'
import { Refusal } from './refusal.ts'

/**
 * A place in a list that is ordered by time and id, or by amount, time and id. The time is as exact as its column, the
 * amount is as the column holds it.
 */
export type Place = { readonly at: Date; readonly id: string; readonly amount?: bigint }

/** Microseconds since 1970, an id and perhaps an amount. Every number that is allowed is a moment that PostgreSQL knows, too. */
const written = z.tuple([
  z.int().check(z.nonnegative()),
  z.uuid(),
  z.optional(z.string().check(z.regex(/^-?\d{1,18}$/))),
])

/** Writes a place as the opaque word a caller continues from. */
export function writeCursor({ at, id, amount }: Place): string {
  const parts = [microsecondsOf(at), id, ...(amount === undefined ? [] : [String(amount)])]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/**
 * Reads it back; `hasAmount` says whether the list is ordered by amount. Refuses with `invalid_request` what this server
 * cannot have written for such a list.
 */
export function readCursor(cursor: string | undefined, hasAmount = false): Place | null {
  if (cursor === undefined || cursor === '') return null
  try {
    const [at, id, amount] = written.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    if ((amount !== undefined) !== hasAmount) throw new RangeError('a cursor of another order')
    return { at: instantAt(at), id, ...(amount !== undefined && { amount: BigInt(amount) }) }
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
