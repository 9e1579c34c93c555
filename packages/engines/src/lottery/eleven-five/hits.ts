import { eachPick, LOST, REFUNDED, winsIf, wonUnits } from '../each-pick.ts'
import type { Settling } from '../family.ts'
import type { Result } from '../play.ts'
import { type Flags, flagsOf, subsetsWon, supersetsWon } from '../set-hits.ts'
import { straightWon } from '../straight-hits.ts'
import type { ElevenFiveBet } from './bet.ts'

type Drawn = {
  readonly result: Result
  readonly balls: readonly number[]
  /** The first two, three and all five. */
  readonly first: Readonly<Record<2 | 3 | 5, Flags>>
  readonly oddCount: number
  readonly median: number
  readonly sum: number
}

function read(result: Result): Drawn {
  const balls = result.map(Number)
  return {
    result,
    balls,
    first: { 2: flagsOf(balls.slice(0, 2), 11), 3: flagsOf(balls.slice(0, 3), 11), 5: flagsOf(balls, 11) },
    oddCount: balls.filter((ball) => ball % 2 === 1).length,
    median: [...balls].sort((a, b) => a - b)[2] ?? Number.NaN,
    sum: balls.reduce((sum, ball) => sum + ball, 0),
  }
}

/** Whether a ball is as `SIDES` has it; 11 is a tie. */
function ballSide(ball: number, side: number): number {
  if (ball === 11) return REFUNDED
  return winsIf([ball > 5, ball <= 5, ball % 2 === 1, ball % 2 === 0][side])
}

/** The tier that a side of the sum wins, in the order of `SUM_SIDES`. */
function sumSide(sum: number, side: number): number {
  if (side < 2) {
    if (sum === 30) return REFUNDED
    return winsIf(side === 0 ? sum > 30 : sum < 30)
  }
  const tail = sum % 10
  return [sum % 2 === 1, sum % 2 === 0, tail >= 5, tail < 5][side - 2] ? side - 1 : LOST
}

/** How bets on five of eleven numbers are settled. */
export const elevenFiveSettling: Settling<ElevenFiveBet, Drawn> = {
  read,
  hits: (bet, selection, { result, balls, first, oddCount, median, sum }) => {
    switch (bet.kind) {
      case 'straight':
        return wonUnits(straightWon(selection, balls, result))
      case 'set': {
        const won = bet.length <= bet.first ? subsetsWon : supersetsWon
        return wonUnits(won(bet, selection, first[bet.first]))
      }
      case 'position':
        return eachPick(selection, 1, (pick, place) => winsIf(balls[place] === pick))
      case 'odd-count':
        return eachPick(selection, 6, (pick) => (pick === oddCount ? pick : LOST))
      case 'median':
        return eachPick(selection, 7, (pick) => (pick === median ? pick - 3 : LOST))
      case 'ball-sides':
        return eachPick(selection, 1, (side, place) => ballSide(balls[place] ?? Number.NaN, side))
      case 'sum-sides':
        return eachPick(selection, 5, (side) => sumSide(sum, side))
      case 'dragon-tiger': {
        const larger = (balls[0] ?? 0) > (balls[4] ?? 0) ? 0 : 1
        return eachPick(selection, 1, (animal) => winsIf(animal === larger))
      }
    }
  },
}
