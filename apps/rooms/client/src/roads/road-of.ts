import type { PastResult } from '#protocol'

/** The results of one pair of sides, as roads are drawn from them; coups without that pair are left out. */
export const roadOf = (results: readonly PastResult[], side = 0): readonly PastResult['roads'][number][] =>
  results.flatMap(({ roads }) => roads[side] ?? [])
