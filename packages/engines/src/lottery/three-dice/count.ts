import { choose } from '../choose.ts'
import type { Counting } from '../family.ts'
import type { Form, Selection, Tier } from '../play.ts'
import { numbers, oneRow, picksIn, picksOf, rowOf, tierOf, tiersByNumber, words } from '../rows.ts'
import { setForm, setUnits } from '../sets.ts'
import { SIDES, STRAIGHTS, type ThreeDiceBet } from './bet.ts'

const faces = numbers(1, 6, 1)

/** Of 216 throws, those with a sum of 3 to 18. */
const SUMS = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]

/** Of 216 throws, those that show one, two and three given faces. */
const SHOWN = { 1: 91, 2: 30, 3: 6 } as const

function formOf(bet: ThreeDiceBet): Form {
  switch (bet.kind) {
    case 'sum':
      return oneRow('sum', numbers(3, 18, 2))
    case 'sum-sides':
      return oneRow('sum', words(SIDES))
    case 'faces':
      return setForm(faces, bet)
    case 'triple':
    case 'any-pair':
      return oneRow('numbers', faces)
    case 'any-triple':
      return oneRow('triple', words(['any']))
    case 'straight':
      return oneRow('straight', words(STRAIGHTS))
    case 'any-straight':
      return oneRow('straight', words(['any']))
    case 'pair':
      return {
        rows: [rowOf('pair', faces), rowOf('single', faces)],
        written: { symbols: faces, length: 3, unordered: true, repeats: [2, 1] },
      }
  }
}

/** In how many of 216 throws a unit wins. */
function winningThrows(bet: Exclude<ThreeDiceBet, { kind: 'sum' }>): number {
  switch (bet.kind) {
    case 'sum-sides':
      return bet.triplesLose ? 105 : 108
    case 'faces':
      return SHOWN[bet.length]
    case 'triple':
      return 1
    case 'any-triple':
    case 'straight':
      return 6
    case 'any-straight':
      return 24
    case 'pair':
      return 3
    case 'any-pair':
      return 16
  }
}

const tiersOf = (bet: ThreeDiceBet): Tier[] =>
  bet.kind === 'sum' ? tiersByNumber('sum', 3, SUMS) : [tierOf(bet.kind, winningThrows(bet), 216)]

function unitsOf(bet: ThreeDiceBet, selection: Selection): number {
  if (bet.kind === 'faces') return setUnits(bet, selection)
  if (bet.kind !== 'pair') return picksOf(selection)
  if (selection.tickets) return selection.tickets.length
  const [pairs = [], singles = []] = selection.rows ?? []
  return pairs.length * singles.length - pairs.filter((face) => singles.includes(face)).length
}

function spaceOf(bet: ThreeDiceBet): number {
  if (bet.kind === 'faces') return choose(6, bet.length)
  return bet.kind === 'pair' ? 6 * 5 : picksIn(formOf(bet))
}

/** How bets on three dice are picked, counted and priced. */
export const threeDiceCounting: Counting<ThreeDiceBet> = { formOf, tiersOf, unitsOf, spaceOf }
