import { fileURLToPath } from 'node:url'
import * as maxmind from 'maxmind'

/** The country of a network address by two letters (ISO 3166-1); `null` for one that belongs to no country. */
export type CountryOf = (address: string) => string | null

/** How a socket of both families names an IPv4 address. */
const MAPPED = /^::ffff:([\d.]+)$/i

/**
 * Loads the countries of all networks, 8 MB: which country a network was given to, as the registries have it. The data
 * are public domain and renewed with their package.
 */
export async function openCountries(): Promise<CountryOf> {
  const reader = await maxmind.open<maxmind.Response & { country_code?: unknown }>(
    fileURLToPath(import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')),
  )
  return (written) => {
    const address = MAPPED.exec(written)?.[1] ?? written
    const code = maxmind.validate(address) ? reader.get(address)?.country_code : undefined
    return typeof code === 'string' ? code : null
  }
}
