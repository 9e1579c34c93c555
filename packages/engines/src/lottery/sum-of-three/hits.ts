import { eachPick, LOST, REFUNDED, winsIf } from '../each-pick.ts'
import type { Settling } from '../family.ts'
import type { Result } from '../play.ts'
import type { SumOfThreeBet } from './bet.ts'

type Drawn = {
  readonly sum: number
  readonly big: boolean
  readonly odd: boolean
  /** Which of `COMBINATIONS`, `COLOURS` and `SHAPES` it is; null for a sum without colour and for digits of no shape. */
  readonly combination: number
  readonly colour: number | null
  readonly shape: number | null
}

function read(result: Result): Drawn {
  const digits = result.map(Number).sort((a, b) => a - b)
  const sum = digits.reduce((total, digit) => total + digit, 0)
  const [big, odd] = [sum >= 14, sum % 2 === 1]
  return {
    sum,
    big,
    odd,
    combination: (big ? 0 : 2) + (odd ? 0 : 1),
    colour: [0, 13, 14, 27].includes(sum) ? null : sum % 3,
    shape: shapeOf(digits),
  }
}

/** The digits are in ascending order. */
function shapeOf([low = 0, middle = 0, high = 0]: readonly number[]): number | null {
  if (low === high) return 0
  if (low === middle || middle === high) return 2
  const isInRow = high - low === 2
  const isAcrossZero = low === 0 && high === 9 && (middle === 1 || middle === 8)
  return isInRow || isAcrossZero ? 1 : null
}

/** Small-odd at 13 and big-even at 14 are the middle; the tier after those of the combinations pays it where it is reduced. */
function combinationOutcome({ sum, combination }: Drawn, pick: number, middle: 'win' | 'refund' | 'reduced'): number {
  if (pick !== combination) return LOST
  if (middle === 'win' || (sum !== 13 && sum !== 14)) return pick
  return middle === 'refund' ? REFUNDED : 4
}

/** How bets on three digits and their sum are settled. */
export const sumOfThreeSettling: Settling<SumOfThreeBet, Drawn> = {
  read,
  hits: (bet, selection, drawn) => {
    const { sum, big, odd, colour, shape } = drawn
    switch (bet.kind) {
      case 'sum':
        return eachPick(selection, 28, (pick) => (pick === sum ? pick : LOST))
      case 'sum-sides':
        return eachPick(selection, 1, (side) => winsIf([big, !big, odd, !odd][side]))
      case 'combination':
        return eachPick(selection, bet.middle === 'reduced' ? 5 : 4, (pick) =>
          combinationOutcome(drawn, pick, bet.middle),
        )
      case 'extremes':
        return eachPick(selection, 1, (side) => winsIf(side === 0 ? sum >= 22 : sum <= 5))
      case 'colours':
        return eachPick(selection, 3, (pick) => (pick === colour ? pick : LOST))
      case 'shapes':
        return eachPick(selection, 3, (pick) => (pick === shape ? pick : LOST))
    }
  },
}
