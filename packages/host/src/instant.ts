/**
 * A moment to the microsecond, as PostgreSQL stores it. A plain `Date` ends at the millisecond: read from a column and sent
 * back, it would be another moment, and a list continued from there would skip rows.
 */
export class Instant extends Date {
  /** What follows the millisecond, from 0 to 999. */
  readonly microseconds: number

  constructor(milliseconds: number, microseconds: number) {
    super(milliseconds)
    this.microseconds = microseconds
  }
}

/** The seconds' fraction of a `timestamptz` that is written in full. */
const FRACTION = /\.\d{3}(\d{1,3})/

/** Adds to a date what PostgreSQL wrote of it beyond the milliseconds. */
export function withMicroseconds(date: Date, written: string): Date {
  const digits = FRACTION.exec(written)?.[1]
  return digits === undefined ? date : new Instant(date.getTime(), Number(digits.padEnd(3, '0')))
}

/** Microseconds since 1970. */
export function microsecondsOf(date: Date): number {
  return date.getTime() * 1000 + (date instanceof Instant ? date.microseconds : 0)
}

/** The moment so many microseconds after 1970, which are not negative. */
export function instantAt(microseconds: number): Date {
  return new Instant(Math.floor(microseconds / 1000), microseconds % 1000)
}

/** A query's parameter with its microseconds: pg writes every `Date` to the millisecond. */
export function exactParameter(value: unknown): unknown {
  if (!(value instanceof Instant) || Number.isNaN(value.getTime())) return value
  return value.toISOString().replace('Z', `${String(value.microseconds).padStart(3, '0')}Z`)
}
