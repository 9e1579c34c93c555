import { sql } from 'kysely'
import type { Database } from '#platform/database'

/** In the order in which they are offered, the safest first. */
const WAYS = ['passkey', 'totp', 'recovery_code'] as const

/** Ways in which a member can show more than a password. */
type FactorWay = (typeof WAYS)[number]

/** A row of `factors.ways_of`. */
export type WaysRow = Readonly<Record<FactorWay, boolean>>

export const waysIn = (row: WaysRow): FactorWay[] => WAYS.filter((way) => row[way])

/** Reads what a member has set up, the safest first. */
export function createReadWays(database: Database) {
  return async (member: string): Promise<FactorWay[]> => {
    const { rows } = await sql<WaysRow>`select * from factors.ways_of(${member})`.execute(database)
    return rows[0] ? waysIn(rows[0]) : []
  }
}
