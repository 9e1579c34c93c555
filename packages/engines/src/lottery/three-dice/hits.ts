import { eachPick, LOST, winsIf, wonUnits } from '../each-pick.ts'
import type { Settling } from '../family.ts'
import type { Result, Selection } from '../play.ts'
import { type Flags, flagsOf, subsetsWon } from '../set-hits.ts'
import type { ThreeDiceBet } from './bet.ts'

type Drawn = {
  /** Whether the sum is as `SIDES` has it. */
  readonly sides: readonly boolean[]
  readonly sum: number
  readonly shown: Flags
  /** In ascending order, as a ticket is kept. */
  readonly written: string
  /** What all three show, what two show or more, what one alone shows besides two alike, and where a straight begins. */
  readonly triple: number | null
  readonly alike: number | null
  readonly single: number | null
  readonly straight: number | null
}

function read(result: Result): Drawn {
  const dice = result.map(Number).sort((a, b) => a - b)
  const [low = 0, middle = 0, high = 0] = dice
  const sum = low + middle + high
  const isTriple = low === high
  const alike = low === middle || middle === high ? middle : null
  const isPair = alike !== null && !isTriple
  return {
    sides: [sum > 10, sum <= 10, sum % 2 === 1, sum % 2 === 0],
    sum,
    shown: flagsOf(dice, 6),
    written: dice.join(''),
    triple: isTriple ? low : null,
    alike,
    single: isPair ? low + high - middle : null,
    straight: middle === low + 1 && high === middle + 1 ? low : null,
  }
}

/** 1 where the pair and the single are picked. */
function pairsWon({ rows = [], tickets }: Selection, { alike, single, written }: Drawn): number {
  if (alike === null || single === null) return 0
  if (tickets) return Number(tickets.includes(written))
  return Number(rows[0]?.includes(alike) && rows[1]?.includes(single))
}

/** How bets on three dice are settled. */
export const threeDiceSettling: Settling<ThreeDiceBet, Drawn> = {
  read,
  hits: (bet, selection, drawn) => {
    const { sides, sum, shown, triple, alike, straight } = drawn
    switch (bet.kind) {
      case 'sum':
        return eachPick(selection, 16, (pick) => (pick === sum ? pick - 3 : LOST))
      case 'sum-sides':
        return eachPick(selection, 1, (side) => winsIf(sides[side] && !(bet.triplesLose && triple !== null)))
      case 'faces':
        return wonUnits(subsetsWon(bet, selection, shown))
      case 'triple':
        return eachPick(selection, 1, (face) => winsIf(face === triple))
      case 'any-triple':
        return eachPick(selection, 1, () => winsIf(triple !== null))
      case 'straight':
        return eachPick(selection, 1, (at) => winsIf(at + 1 === straight))
      case 'any-straight':
        return eachPick(selection, 1, () => winsIf(straight !== null))
      case 'pair':
        return wonUnits(pairsWon(selection, drawn))
      case 'any-pair':
        return eachPick(selection, 1, (face) => winsIf(face === alike))
    }
  },
}
