import { BlockList, isIP } from 'node:net'

export type AddressList = {
  /** As they were written. */
  readonly ranges: readonly string[]
  readonly has: (address: string) => boolean
}

/**
 * Network addresses from which somebody may call: CIDR ranges (`203.0.113.0/24`, `2001:db8::/32`) and single addresses. An
 * IPv4 address is found in whichever form it comes, `::ffff:203.0.113.7` included. Throws for what is neither.
 */
export function readAddressList(ranges: readonly string[]): AddressList {
  const list = new BlockList()
  for (const range of ranges) add(list, range)
  return { ranges, has: (address) => isIP(address) !== 0 && list.check(address, familyOf(address)) }
}

function add(list: BlockList, range: string): void {
  const [address = '', ...behind] = range.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  const [bits = String(most), ...more] = behind
  const isRange = isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most && more.length === 0
  if (!isRange) throw new Error(`${range} is no range of network addresses, such as 203.0.113.0/24`)
  list.addSubnet(address, Number(bits), familyOf(address))
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
