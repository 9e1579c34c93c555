import { parseAmount } from '@sanuk/money/amount'
import { writeRate } from '../../components/plan-facts.tsx'

/**
 * What salaries took of the gross gaming revenue: "13.33%", rounded down to hundredths of a per cent. `null` where
 * there was no revenue that they could be a part of.
 */
export function costShare(earned: string, net: string): string | null {
  const revenue = parseAmount(net)
  return revenue > 0n ? writeRate(Number((parseAmount(earned) * 10_000n) / revenue)) : null
}
