import type { Share } from './tile-look.ts'

/** How often a part came, and in how many of a hundred cases, rounded. */
type CountedShare = { readonly share: Share; readonly count: number; readonly percent: number }

/** How all that was counted is shared among the parts of a group; what belongs to none of them is left out. */
export function countShares(outcomes: readonly string[], group: readonly Share[]): readonly CountedShare[] {
  const counts = group.map((share) => outcomes.reduce((sum, outcome) => sum + share.countIn(outcome), 0))
  const all = counts.reduce((sum, count) => sum + count, 0)
  return group.map((share, at) => {
    const count = counts[at] ?? 0
    return { share, count, percent: all === 0 ? 0 : Math.round((count * 100) / all) }
  })
}
