import { isIPv6 } from 'node:net'
import type { CodeChannel } from '@sanuk/contracts/verification'
import type { Guard } from '../guard/index.ts'
import { RESEND_SECONDS } from './code.ts'

/** What is counted of a wish for a code. */
export type Counted = {
  readonly channel: CodeChannel
  readonly to: string
  readonly country: string | null
  readonly device: string | null
  readonly address: string
}

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** A thousand numbers in a row. People who live side by side have no such numbers, who sends to them all has. */
const areaOf = (number: string): string => number.slice(0, -3)

/** Ten thousand numbers in a row: what the breaker looks at. */
export const blockOf = (number: string): string => number.slice(0, -4)

/** The network an address lies in: what one customer is given of IPv6, and the neighbours of an IPv4 address. */
export function networkOf(address: string): string {
  const [v4] = /(?:\d{1,3}\.){3}/.exec(address) ?? []
  if (v4 || !isIPv6(address)) return v4 ?? address
  const [head = '', tail] = address.split('%', 1).join('').split('::')
  const groups = head === '' ? [] : head.split(':')
  const zeros = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  return [...groups, ...Array<string>(zeros).fill('0')].slice(0, 3).join(':')
}

/**
 * All that a message is counted against; it is sent only where each of them has something left. Few for one number,
 * so that nobody is pestered; few for numbers in a row, because who sends to those is paid by the message; more for
 * addresses, behind which many phones stand; a sum for the country and for the brand, which is what a day may cost.
 */
export function budgetsOf({
  channel,
  to,
  country,
  device,
  address,
}: Counted): Parameters<Guard['budgets']['spend']>[1] {
  const each = (name: string, subject: string, rates: readonly (readonly [limit: number, seconds: number])[]) =>
    rates.map(([limit, seconds]) => ({ name: `code-${channel}-${name}-${seconds}`, subject, limit, seconds }))
  const forNumbers = [
    ...each('area', areaOf(to), [
      [9, HOUR],
      [18, DAY],
    ]),
    ...each('country', country ?? '', [[3_000, HOUR]]),
  ]
  return [
    ...each('to', to, [
      [1, RESEND_SECONDS],
      [5, HOUR],
      [10, DAY],
    ]),
    ...(channel === 'sms' ? forNumbers : []),
    ...(device === null ? [] : each('device', device, [[10, DAY]])),
    ...each('address', address, [[30, HOUR]]),
    ...each('network', networkOf(address), [[100, HOUR]]),
    ...each('brand', '', [[20_000, DAY]]),
  ]
}
