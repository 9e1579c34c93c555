import type { CodeChannel } from '@sanuk/contracts/verification'
import type { SpendBudgets } from '#platform/capabilities/budgets'
import { placeOf } from '#platform/place-of'
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

/**
 * All that a message is counted against; it is sent only where each of them has something left. Few for one number,
 * so that nobody is pestered; few for numbers in a row, because who sends to those is paid by the message; more for
 * addresses, behind which many phones stand; a sum for the country and for the brand, which is what a day may cost.
 */
export function budgetsOf({ channel, to, country, device, address }: Counted): Parameters<SpendBudgets>[1] {
  const each = (name: string, subject: string, rates: readonly (readonly [limit: number, seconds: number])[]) =>
    rates.map(([limit, seconds]) => ({ name: `code-${channel}-${name}-${seconds}`, subject, limit, seconds }))
  const forNumbers = [
    ...each('area', areaOf(to), [
      [9, HOUR],
      [18, DAY],
    ]),
    ...each('country', country ?? '', [[3_000, HOUR]]),
  ]
  const place = placeOf(address)
  return [
    ...each('to', to, [
      [1, RESEND_SECONDS],
      [5, HOUR],
      [10, DAY],
    ]),
    ...(channel === 'sms' ? forNumbers : []),
    ...(device === null ? [] : each('device', device, [[10, DAY]])),
    ...each('address', place.address, [[30, HOUR]]),
    ...each('network', place.network, [[100, HOUR]]),
    ...each('brand', '', [[20_000, DAY]]),
  ]
}
