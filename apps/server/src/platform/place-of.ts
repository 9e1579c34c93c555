import { isIPv6 } from 'node:net'

/** Where somebody calls from: what belongs to one subscriber, and the network it is part of. */
export type Place = { readonly address: string; readonly network: string }

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The place of a network address. Of IPv4 the address itself and its /24; of IPv6 the /64 that a subscriber has to
 * himself (RFC 6177) and the /48 of a site.
 */
export function placeOf(address: string): Place {
  const plain = MAPPED.exec(address)?.[1] ?? address
  if (!isIPv6(plain)) return { address: plain, network: `${plain.split('.').slice(0, 3).join('.')}.0/24` }
  const groups = groupsOf(plain)
  return { address: `${groups.slice(0, 4).join(':')}::/64`, network: `${groups.slice(0, 3).join(':')}::/48` }
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const between = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...between, ...last].map((group) => group.replace(/^0+(?=.)/, ''))
}
