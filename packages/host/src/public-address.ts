import { BlockList, isIP } from 'node:net'

/**
 * Where the public internet is: all of IPv4, the addresses of IPv6 that are given out (RFC 4291, 2.4), and IPv4 behind
 * the well-known prefix of NAT64 (RFC 6052).
 */
const INTERNET = ['0.0.0.0/0', '2000::/3', '64:ff9b::/96']

/**
 * What is not reachable there: IANA's registries of special-purpose addresses (RFC 6890, iana-ipv4-special-registry and
 * iana-ipv6-special-registry), and multicast.
 */
const SPECIAL_IPV4 = [
  // This network, private networks, shared ones behind carriers.
  ...['0.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10'],
  // This machine; its link, where clouds keep their metadata.
  ...['127.0.0.0/8', '169.254.0.0/16'],
  // The address of Azure's metadata: public by its number, and reached by its own machines only.
  '168.63.129.16/32',
  // Assigned to protocols, examples and benchmarks.
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  // Multicast, reserved, broadcast.
  ...['224.0.0.0/4', '240.0.0.0/4'],
]

const SPECIAL_IPV6 = [
  // Assigned to protocols, Teredo among them; examples; 6to4, which carries any IPv4 address.
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
  ...SPECIAL_IPV4.map(behindNat64),
]

function behindNat64(range: string): string {
  const [address, bits] = range.split('/')
  return `64:ff9b::${address}/${96 + Number(bits)}`
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const internet = listOf(INTERNET)
const special = listOf([...SPECIAL_IPV4, ...SPECIAL_IPV6])

/**
 * Whether an IP address, as it is written or as a name resolves to it, is one of the public internet. IPv4 addresses
 * that are mapped into IPv6 count as what they are. Text that is no address is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  const family = familyOf(address)
  return internet.check(address, family) && !special.check(address, family)
}
