import type { PointRules } from '@sanuk/contracts/points'
import { type Amount, amount, parseAmount } from '@sanuk/money/amount'
import type { Standing } from './use-points.ts'

type Rate = Pick<PointRules, 'pointsPerUnit' | 'lot'>

/** Money for points as the server reckons it: cut to two decimals. */
export function cashFor(points: number, { pointsPerUnit }: Pick<Rate, 'pointsPerUnit'>): Amount {
  if (!Number.isInteger(points) || points < 0) return amount(0n)
  return amount(((BigInt(points) * 100n) / BigInt(pointsPerUnit)) * 100n)
}

/** As many points in whole lots as there are, and as may still become money today. */
export function mostConvertible(
  rules: Rate,
  { points, convertibleToday }: Pick<Standing, 'points' | 'convertibleToday'>,
): number {
  const lot = BigInt(rules.lot)
  const allowed = (parseAmount(convertibleToday) * BigInt(rules.pointsPerUnit)) / 10_000n
  const most = BigInt(points) < allowed ? BigInt(points) : allowed
  return Number((most / lot) * lot)
}
