import type { CountryOf } from '#platform/countries'
import type { BrandRecord, Maintenance } from './brand-record.ts'

/** Why a brand's site is closed to a visitor. */
export type Closed =
  | { readonly reason: 'maintenance'; readonly maintenance: Maintenance }
  | { readonly reason: 'region_blocked' | 'brand_retired' }

/** Where a visitor comes from, and when. */
export type Visit = { readonly address: string; readonly now: Date }

/**
 * Whether the site is closed to this visitor, and why. Somebody from nowhere, as in the operator's own network, is
 * served: a country is blocked, not its absence.
 */
export function closedTo(
  { maintenance, blockedCountries, retiredAt }: Pick<BrandRecord, 'maintenance' | 'blockedCountries' | 'retiredAt'>,
  { address, now }: Visit,
  countryOf: CountryOf,
): Closed | null {
  if (retiredAt) return { reason: 'brand_retired' }
  const under = underWay({ maintenance }, now)
  if (under) return { reason: 'maintenance', maintenance: under }
  const country = blockedCountries.size > 0 ? countryOf(address) : null
  return country !== null && blockedCountries.has(country) ? { reason: 'region_blocked' } : null
}

/** What a brand is closed for at a moment. */
export function underWay({ maintenance }: Pick<BrandRecord, 'maintenance'>, now: Date): Maintenance | undefined {
  return maintenance.find(({ from, until }) => from <= now && (until === null || now < until))
}
