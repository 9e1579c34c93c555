import { makeToken, tokenHash } from '#platform/bearer-token'
import type { Clock } from '#platform/clock'
import type { CountryOf } from '#platform/countries'
import type { Database } from '#platform/database'
import type { Member } from '../../members/index.ts'
import type { Visit } from './visit.ts'

type Tables = {
  'identity.device': {
    brand: string
    member: string
    token_hash: Buffer
    country: string | null
    known_since: Date
    seen_at: Date
  }
}

/** A year: browsers let no cookie live longer than some four hundred days. */
const KEPT_SECONDS = 365 * 24 * 60 * 60
const COOKIE = 'device'
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export type Devices = ReturnType<typeof createDevices>

/** Which browsers are whose. A browser is known to a member from the first sign-in that succeeded there. */
export function createDevices(needs: {
  readonly database: Database
  readonly clock: Clock
  readonly countryOf: CountryOf
}) {
  const own = needs.database.withTables<Tables>()
  const ofMember = (member: string) => own.selectFrom('identity.device').select('country').where('member', '=', member)
  const hashOf = ({ cookies }: Visit): Buffer | null => {
    const token = cookies.read(COOKIE)
    return token && TOKEN.test(token) ? tokenHash(token) : null
  }
  return {
    hashOf,
    /**
     * Whether a member signed in from this browser before, and from this country. Somebody who never signed in
     * anywhere is no stranger: there is nothing to compare with.
     */
    knows: async (member: string, visit: Visit): Promise<boolean> => {
      const hash = hashOf(visit)
      const [known, any] = await Promise.all([
        hash && ofMember(member).where('token_hash', '=', hash).executeTakeFirst(),
        ofMember(member).limit(1).executeTakeFirst(),
      ])
      if (!known) return !any
      const country = needs.countryOf(visit.address)
      return known.country === null || country === null || known.country === country
    },
    /** Whether this browser is one from which the member signed in: its tries are counted apart from strangers'. */
    trusts: async (member: string, visit: Visit): Promise<boolean> => {
      const hash = hashOf(visit)
      return hash !== null && (await ofMember(member).where('token_hash', '=', hash).executeTakeFirst()) !== undefined
    },
    /** From now on the member is known here. Answers the browser's hash. */
    remember: async ({ id, brand }: Pick<Member, 'id' | 'brand'>, visit: Visit): Promise<Buffer> => {
      const kept = visit.cookies.read(COOKIE)
      const token = kept && TOKEN.test(kept) ? kept : makeToken()
      visit.cookies.keep(COOKIE, token, KEPT_SECONDS)
      const now = needs.clock()
      const seen = { country: needs.countryOf(visit.address), seen_at: now }
      await own
        .insertInto('identity.device')
        .values({ brand, member: id, token_hash: tokenHash(token), known_since: now, ...seen })
        .onConflict((conflict) => conflict.columns(['member', 'token_hash']).doUpdateSet(seen))
        .execute()
      return tokenHash(token)
    },
  }
}
