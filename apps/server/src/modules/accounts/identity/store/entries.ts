import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/database'
import { placeOf } from '#platform/place-of'

/** Somebody who is let in. */
export type Entry = {
  readonly member: string
  readonly brand: string
  readonly at: Date
  /** The browser, by which the member is known from now on, and the country it was seen in. */
  readonly device: { readonly tokenHash: Buffer; readonly country: string | null }
  readonly session: {
    readonly tokenHash: Buffer
    readonly id: string
    readonly address: string
    readonly userAgent: string
    readonly expiresAt: Date
  }
}

/**
 * Writes what a sign-in leaves behind: its browser, network and session, and when it is the first, its time. All of it in one
 * statement, for many people sign in at once and each statement costs them a turn. Answers whether it was the first, and
 * whether a later one came from a browser that the member had never signed in from. The try that led to it is given back
 * with it, where there was one.
 */
export function createWriteEntry(database: Database) {
  return async (
    { member, brand, at, device, session }: Entry,
    givingBack: RawBuilder<unknown> = sql`null`,
  ): Promise<{ first: boolean; newDevice: boolean }> => {
    const { rows } = await sql<{ first: boolean; added: boolean }>`
      with entered as (
        insert into identity.device as known (brand, member, token_hash, known_since, country, seen_at)
        values (${brand}, ${member}, ${device.tokenHash}, ${at}, ${device.country}, ${at})
        on conflict (member, token_hash) do update set country = excluded.country, seen_at = excluded.seen_at
        -- A row that nobody had before carries no deleting transaction.
        returning xmax = 0 as added
      ), arrived as (
        insert into identity.network as known (brand, member, network, seen_at)
        values (${brand}, ${member}, ${placeOf(session.address).network}, ${at})
        on conflict (member, network) do update set seen_at = excluded.seen_at
      ), opened as (
        insert into identity.session
          (token_hash, id, member, brand, started_at, seen_at, address, user_agent, expires_at)
        values (${session.tokenHash}, ${session.id}, ${member}, ${brand}, ${at}, ${at}, ${session.address},
                ${session.userAgent}, ${session.expiresAt})
      ), signed_in as (
        update identity.credential set first_login_at = ${at} where member = ${member} and first_login_at is null
        returning member
      )
      select exists (select from signed_in) as first, exists (select from entered where added) as added,
             ${givingBack}`.execute(database)
    const { first, added } = rows[0] ?? { first: false, added: false }
    return { first, newDevice: added && !first }
  }
}
