import { type Amount, parseAmount, subtract } from '@sanuk/money/amount'
import type { TableRules } from '#protocol'
import { merged, on, type Stakes, totalOf } from './stakes.ts'

/** What stands against a bet, and the amount that would do: the least of a spot, or what is still free. */
export type OverLimit = {
  readonly kind: 'below' | 'above' | 'above-table'
  readonly spot: string
  readonly amount: Amount
}

/** The first limit that stakes would break if they were added to those that lie there, or null. */
export function overLimit(rules: TableRules, { lying, added }: { lying: Stakes; added: Stakes }): OverLimit | null {
  const after = merged(lying, added)
  for (const [spot] of added) {
    const limits = rules.spots.find((each) => each.spot === spot)
    if (!limits) continue
    const [minimum, maximum] = [parseAmount(limits.minimum), parseAmount(limits.maximum)]
    if (on(after, spot) > maximum) return { kind: 'above', spot, amount: subtract(maximum, on(lying, spot)) }
    if (on(after, spot) < minimum) return { kind: 'below', spot, amount: minimum }
  }
  const [spot] = added.keys()
  const most = parseAmount(rules.maximum)
  if (spot === undefined || totalOf(after) <= most) return null
  return { kind: 'above-table', spot, amount: subtract(most, totalOf(lying)) }
}
