import { type Points, TEN_POINTS } from '../../cards/blackjack-count.ts'
import { RANKS } from '../../cards/card.ts'
import { fraction } from '../../exact/fraction.ts'
import type { Chances } from './chances.ts'

/** The points of the next card: every rank is as likely as any other, whatever was dealt before. */
export const nextPoints: Chances<Points> = Array.from({ length: TEN_POINTS }, (_, before) => ({
  value: before + 1,
  chance: fraction(before + 1 === TEN_POINTS ? 4n : 1n, BigInt(RANKS)),
}))
