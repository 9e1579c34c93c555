import type { Reward } from '@sanuk/contracts/points'
import type { Standing } from './use-points.ts'

/** What stands between a member and a reward. */
export type Hindrance = 'sold_out' | 'limit' | 'points'

/** How many of a reward may be asked for at once, and why it is none. */
export function allowedOf(
  { stock, limitPerMember, points, id }: Pick<Reward, 'id' | 'points' | 'stock' | 'limitPerMember'>,
  own: Pick<Standing, 'points' | 'taken'>,
  most: number,
): { readonly most: number; readonly hindrance: Hindrance | null } {
  const left = stock ?? most
  const free = limitPerMember === null ? most : limitPerMember - (own.taken[id] ?? 0)
  const paid = Math.floor(own.points / points)
  const hindrance = left < 1 ? 'sold_out' : free < 1 ? 'limit' : paid < 1 ? 'points' : null
  return { most: Math.max(0, Math.min(most, left, free, paid)), hindrance }
}
