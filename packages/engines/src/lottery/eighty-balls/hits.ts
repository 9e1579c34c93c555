import { choose } from '../choose.ts'
import { eachPick, LOST, REFUNDED, winsIf } from '../each-pick.ts'
import type { Settling } from '../family.ts'
import type { Hits, Result, Selection } from '../play.ts'
import { type Flags, flagsOf, hitsIn, hitsOnTicket } from '../set-hits.ts'
import { type EightyBallsBet, ELEMENTS } from './bet.ts'

type Drawn = {
  readonly flags: Flags
  readonly sum: number
  readonly element: number
  /** 0 more of the first kind (1 to 40; odd), 1 as many of both, 2 more of the other. */
  readonly halves: number
  readonly parity: number
}

function read(result: Result): Drawn {
  const balls = result.map(Number)
  const sum = balls.reduce((total, ball) => total + ball, 0)
  return {
    flags: flagsOf(balls, 80),
    sum,
    element: ELEMENTS.findIndex(({ most }) => sum <= most),
    halves: balance(balls.filter((ball) => ball <= 40).length),
    parity: balance(balls.filter((ball) => ball % 2 === 1).length),
  }
}

const balance = (count: number): number => 1 - Math.sign(count - 10)

function pickHits(
  { length, pays }: Extract<EightyBallsBet, { kind: 'pick' }>,
  { rows = [], tickets }: Selection,
  drawn: Flags,
): Hits {
  if (tickets) {
    const byHits = new Array<number>(length + 1).fill(0)
    for (const ticket of tickets) {
      const hits = hitsOnTicket(ticket, 2, drawn)
      byHits[hits] = (byHits[hits] ?? 0) + 1
    }
    return { won: pays.map(({ hits }) => byHits[hits] ?? 0), refunded: 0 }
  }
  const [picks = []] = rows
  const drawnPicks = hitsIn(picks, drawn)
  const won = pays.map(({ hits }) => choose(drawnPicks, hits) * choose(picks.length - drawnPicks, length - hits))
  return { won, refunded: 0 }
}

/** The tier that a side of the sum wins, in the order of `SUM_SIDES`. */
function sumSide(sum: number, side: number): number {
  if (side < 2) {
    if (sum === 810) return REFUNDED
    return winsIf(side === 0 ? sum > 810 : sum < 810)
  }
  return (sum % 2 === 1) === (side === 2) ? side - 1 : LOST
}

/** Tier 0 for more of one kind, 1 for as many of both. */
const balanceOutcome = (pick: number, shown: number): number => {
  if (pick !== shown) return LOST
  return shown === 1 ? 1 : 0
}

/** How bets on 20 of 80 numbers are settled. */
export const eightyBallsSettling: Settling<EightyBallsBet, Drawn> = {
  read,
  hits: (bet, selection, { flags, sum, element, halves, parity }) => {
    switch (bet.kind) {
      case 'pick':
        return pickHits(bet, selection, flags)
      case 'sum-sides':
        return eachPick(selection, 3, (side) => sumSide(sum, side))
      case 'halves':
        return eachPick(selection, 2, (pick) => balanceOutcome(pick, halves))
      case 'parity':
        return eachPick(selection, 2, (pick) => balanceOutcome(pick, parity))
      case 'elements':
        return eachPick(selection, ELEMENTS.length, (pick) => (pick === element ? pick : LOST))
    }
  },
}
