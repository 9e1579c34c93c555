import { choose } from '../choose.ts'
import { distinctTuples } from '../distinct-tuples.ts'
import type { Counting } from '../family.ts'
import type { Form, Selection, Tier } from '../play.ts'
import { numbers, oneRow, openRows, picksIn, picksOf, rowOf, tierOf, tiersByNumber, words } from '../rows.ts'
import { setForm, setUnits } from '../sets.ts'
import { ANIMALS, type ElevenFiveBet, SIDES, SUM_SIDES } from './bet.ts'

const PLACE_NAMES = ['first', 'second', 'third', 'fourth', 'fifth'] as const

const balls = numbers(1, 11, 2)

/** Draws without their order, by how many odd numbers they have (0 to 5) and by their third number by size (3 to 9). */
const ODD_COUNTS = [1, 30, 150, 200, 75, 6]
const MEDIANS = [28, 63, 90, 100, 90, 63, 28]
const DRAWS = 462

function formOf(bet: ElevenFiveBet): Form {
  switch (bet.kind) {
    case 'straight':
      return {
        rows: PLACE_NAMES.slice(0, bet.length).map((name) => rowOf(name, balls)),
        written: { symbols: balls, length: bet.length, distinct: true },
      }
    case 'set':
      return setForm(balls, bet)
    case 'position':
      return openRows(PLACE_NAMES, balls)
    case 'odd-count':
      return oneRow('odd-count', numbers(0, 5, 1))
    case 'median':
      return oneRow('median', numbers(3, 9, 2))
    case 'ball-sides':
      return openRows(PLACE_NAMES, words(SIDES))
    case 'sum-sides':
      return oneRow('sum', words(SUM_SIDES))
    case 'dragon-tiger':
      return oneRow('dragon-tiger', words(ANIMALS))
  }
}

function tiersOf(bet: ElevenFiveBet): Tier[] {
  switch (bet.kind) {
    case 'straight':
      return [tierOf('straight', 1, spaceOf(bet))]
    case 'set':
      return [setTier(bet)]
    case 'position':
      return [tierOf('position', 1, 11)]
    case 'odd-count':
      return tiersByNumber('odd', 0, ODD_COUNTS)
    case 'median':
      return tiersByNumber('median', 3, MEDIANS)
    case 'ball-sides':
    case 'dragon-tiger':
      return [tierOf('side', 1, 2)]
    case 'sum-sides':
      return [
        tierOf('size', 1, 2),
        tierOf('odd', 236, DRAWS),
        tierOf('even', 226, DRAWS),
        tierOf('tail-big', 232, DRAWS),
        tierOf('tail-small', 230, DRAWS),
      ]
  }
}

/** Of all sets of its length, those that lie within the first numbers drawn, or that hold all of these. */
function setTier({ first, length }: Extract<ElevenFiveBet, { kind: 'set' }>): Tier {
  const winning = length <= first ? choose(first, length) : choose(11 - first, length - first)
  return tierOf('set', winning, choose(11, length))
}

function unitsOf(bet: ElevenFiveBet, selection: Selection): number {
  switch (bet.kind) {
    case 'straight':
      return selection.tickets ? selection.tickets.length : distinctTuples(selection.rows ?? [])
    case 'set':
      return setUnits(bet, selection)
    default:
      return picksOf(selection)
  }
}

function spaceOf(bet: ElevenFiveBet): number {
  switch (bet.kind) {
    case 'straight':
      return bet.length === 2 ? 11 * 10 : 11 * 10 * 9
    case 'set':
      return choose(11, bet.length)
    default:
      return picksIn(formOf(bet))
  }
}

/** How bets on five of eleven numbers are picked, counted and priced. */
export const elevenFiveCounting: Counting<ElevenFiveBet> = { formOf, tiersOf, unitsOf, spaceOf }
