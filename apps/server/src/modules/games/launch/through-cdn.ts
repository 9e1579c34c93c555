import { randomInt } from 'node:crypto'
import { BUILT_IN_VENDOR } from '@sanuk/contracts/vendor'

/**
 * The address of a game by one of the brand's CDNs, picked at random. They stand before the built-in vendor's origin;
 * other vendors' games come from where their vendors say.
 */
export function throughCdn(content: string, vendor: string, cdns: readonly string[]): string {
  if (vendor !== BUILT_IN_VENDOR || cdns.length === 0) return content
  const { pathname, search, hash } = new URL(content)
  return new URL(pathname + search + hash, cdns[randomInt(cdns.length)]).href
}
