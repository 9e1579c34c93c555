import { type Amount, times } from '@sanuk/money/amount'

/** How much a win is celebrated. `small` gives back no more than the stake: it is shown, and not celebrated at all. */
export type Tier = 'none' | 'small' | 'plain' | 'nice' | 'big' | 'mega'

/** Least win of a tier, in stakes. */
const TIERS = [
  ['mega', 50],
  ['big', 20],
  ['nice', 5],
] as const

/** The tier of a win. */
export function tierOf(win: Amount, stake: Amount): Tier {
  if (win === 0n) return 'none'
  if (win <= stake) return 'small'
  return TIERS.find(([, stakes]) => win >= times(stake, stakes))?.[0] ?? 'plain'
}

/** How long a win counts up, in milliseconds: longer for more, so that a big win is felt. */
export const COUNT_MS: Readonly<Record<Tier, number>> = {
  none: 0,
  small: 350,
  plain: 700,
  nice: 1500,
  big: 4500,
  mega: 7500,
}
