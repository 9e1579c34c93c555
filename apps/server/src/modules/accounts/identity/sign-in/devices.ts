import { makeToken, tokenHash } from '#platform/bearer-token'
import type { Visit } from '#platform/capabilities/visit'
import type { CountryOf } from '#platform/countries'
import type { Acquaintance } from '../store/acquaintances.ts'
import type { Entry } from '../store/entries.ts'

/** A year: browsers let no cookie live longer than some four hundred days. */
const KEPT_SECONDS = 365 * 24 * 60 * 60
const COOKIE = 'device'
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export type Devices = ReturnType<typeof createDevices>

/** Which browsers are whose. A browser is known to a member from the first sign-in that succeeded there. */
export function createDevices(needs: { readonly countryOf: CountryOf }) {
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
    isFamiliar: ({ known, any }: Acquaintance, visit: Visit): boolean => {
      if (!known) return !any
      const country = needs.countryOf(visit.address)
      return known.country === null || country === null || known.country === country
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
