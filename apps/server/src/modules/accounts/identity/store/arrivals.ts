import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Member } from '#platform/capabilities/member'
import type { Database } from '#platform/database'
import { usernameKey } from '#platform/username-key'
import type { WaysRow } from '../../factors/index.ts'
import type { Try } from '../../guard/index.ts'
import type { Members, NamedRow } from '../../members/index.ts'
import type { Offer, Proofs } from '../sign-in/proofs.ts'
import { type Acquaintance, type AcquaintanceRow, acquaintanceIn } from './acquaintances.ts'
import type { Credential } from './credentials.ts'

type Needs = {
  readonly database: Database
  readonly members: Pick<Members, 'namedIn'>
  readonly proofs: Pick<Proofs, 'factorsIn'>
}

/** Somebody who says that they have a username. */
export type Arriving = {
  readonly brand: string
  readonly username: string
  /** What the browser is known by, if by anything. */
  readonly browser: Buffer | null
  readonly attempt: Try
}

/** What a password is judged by, and what follows if it is right. */
export type Arrived = {
  readonly member: Member | null
  readonly credential: Credential | null
  readonly acquaintance: Acquaintance
  readonly factors: readonly Offer[]
  /** Whether a picture must be read for this try. */
  readonly captcha: boolean
}

type CredentialRow = { password_hash: string | null; temporary: boolean | null; password_changed: Date | null }
type CountedRow = { exhausted: Parameters<Try['judge']>[0] | null }
type Row = NamedRow & CredentialRow & AcquaintanceRow & WaysRow & CountedRow

/** Nobody's: what belongs to nobody is looked up as what belongs to somebody is, so that it takes as long. */
const NOBODY = randomUUID()

/**
 * Counts a try and answers what it is judged by, in one statement: each costs whoever signs in a turn, and many do at
 * once. Refuses with `too_many_requests`.
 */
export function createArrive({ database, members, proofs }: Needs) {
  return async ({ brand, username, browser, attempt }: Arriving): Promise<Arrived> => {
    const isKnown: RawBuilder<boolean> = sql`who.known`
    const { rows } = await sql<Row>`
      select who.*, counted.exhausted
        from identity.look_up(${brand}, ${usernameKey(username)}, ${NOBODY}, ${browser}) who
       cross join lateral (
         select json_agg(spent) as exhausted from ${attempt.counting(isKnown)} spent
       ) counted`.execute(database)
    const [row] = rows
    if (!row) throw new Error('a try is counted in one row')
    const acquaintance = acquaintanceIn(row)
    return {
      member: members.namedIn(row),
      credential: credentialIn(row),
      acquaintance,
      factors: proofs.factorsIn(row),
      captcha: attempt.judge(row.exhausted ?? [], row.known).captcha,
    }
  }
}

const credentialIn = ({ password_hash, temporary, password_changed }: CredentialRow): Credential | null =>
  password_hash === null || password_changed === null
    ? null
    : { passwordHash: password_hash, temporary: temporary === true, changedAt: password_changed }
