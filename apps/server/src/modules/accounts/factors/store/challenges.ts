import { tokenHash } from '#platform/bearer-token'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'

/** What is to be signed: to add a passkey, to prove oneself once more, or to sign in, when nobody knows yet by whom. */
export type Purpose =
  | { readonly purpose: 'add' | 'prove'; readonly member: string }
  | { readonly purpose: 'sign_in'; readonly member: null }

type Tables = {
  'factors.challenge': {
    challenge_hash: Buffer
    brand: string
    member: string | null
    purpose: Purpose['purpose']
    expires_at: Date
  }
}

const LIFE_MS = 5 * 60 * 1000

/** What passkeys have to sign. Each is good for one try within five minutes. */
export function createChallenges({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const own = database.withTables<Tables>()
  return {
    keep: async (brand: string, challenge: string, purpose: Purpose): Promise<void> => {
      const expires_at = new Date(clock().getTime() + LIFE_MS)
      await own
        .insertInto('factors.challenge')
        .values({ challenge_hash: tokenHash(challenge), brand, expires_at, ...purpose })
        .execute()
    },
    /** Takes a challenge away; whether it was kept for this very purpose. */
    spend: async (brand: string, challenge: string, { purpose, member }: Purpose): Promise<boolean> => {
      const row = await own
        .deleteFrom('factors.challenge')
        .where('challenge_hash', '=', tokenHash(challenge))
        .where('brand', '=', brand)
        .returning(['purpose', 'member', 'expires_at'])
        .executeTakeFirst()
      return row?.purpose === purpose && row.member === member && row.expires_at > clock()
    },
    forgetExpired: async (): Promise<void> => {
      await own.deleteFrom('factors.challenge').where('expires_at', '<', clock()).execute()
    },
  }
}

export type Challenges = ReturnType<typeof createChallenges>
