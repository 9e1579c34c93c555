import { makeToken, tokenHash } from '#platform/bearer-token'
import type { CountryOf } from '#platform/countries'
import type { Database } from '#platform/database'
import type { Entry } from '../store/entries.ts'
import type { Visit } from './visit.ts'

type Tables = {
  'identity.device': { brand: string; member: string; token_hash: Buffer; country: string | null }
}

/** A year: browsers let no cookie live longer than some four hundred days. */
const KEPT_SECONDS = 365 * 24 * 60 * 60
const COOKIE = 'device'
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export type Devices = ReturnType<typeof createDevices>

/** Which browsers are whose. A browser is known to a member from the first sign-in that succeeded there. */
export function createDevices(needs: { readonly database: Database; readonly countryOf: CountryOf }) {
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
    /** What this browser is known by, and where it is; the browser keeps the one, and whoever is let in both. */
    keep: (visit: Visit): Entry['device'] => {
      const kept = visit.cookies.read(COOKIE)
      const token = kept && TOKEN.test(kept) ? kept : makeToken()
      visit.cookies.keep(COOKIE, token, KEPT_SECONDS)
      return { tokenHash: tokenHash(token), country: needs.countryOf(visit.address) }
    },
  }
}
