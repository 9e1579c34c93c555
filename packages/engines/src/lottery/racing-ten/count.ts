import { distinctTuples } from '../distinct-tuples.ts'
import type { Counting } from '../family.ts'
import type { Form, Selection, Tier } from '../play.ts'
import { numbers, oneRow, openRows, picksIn, picksOf, rowOf, tierOf, tiersByNumber, words } from '../rows.ts'
import { ANIMALS, type RacingTenBet, SIDES } from './bet.ts'

const PLACE_NAMES = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const

/** A place and the one opposite it. */
const DUEL_NAMES = ['first-tenth', 'second-ninth', 'third-eighth', 'fourth-seventh', 'fifth-sixth'] as const

const cars = numbers(1, 10, 2)

/** In how many ordered ways the first two cars make 3 to 19, and the first three 6 to 27. */
const SUMS_OF_TWO = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2]
const SUMS_OF_THREE = [6, 6, 12, 18, 24, 30, 42, 48, 54, 60, 60, 60, 60, 54, 48, 42, 30, 24, 18, 12, 6, 6]

function formOf(bet: RacingTenBet): Form {
  switch (bet.kind) {
    case 'straight':
      return {
        rows: PLACE_NAMES.slice(0, bet.length).map((name) => rowOf(name, cars)),
        written: { symbols: cars, length: bet.length, distinct: true },
      }
    case 'position':
      return openRows(PLACE_NAMES, cars)
    case 'not-fixed':
      return oneRow('numbers', cars)
    case 'place-sides':
      return openRows(PLACE_NAMES, words(SIDES))
    case 'dragon-tiger':
      return openRows(DUEL_NAMES, words(ANIMALS))
    case 'sum':
      return oneRow('sum', bet.of === 2 ? numbers(3, 19, 2) : numbers(6, 27, 2))
    case 'sum-sides':
      return oneRow('sum', words(SIDES))
  }
}

function tiersOf(bet: RacingTenBet): Tier[] {
  switch (bet.kind) {
    case 'straight':
      return [tierOf('straight', 1, spaceOf(bet))]
    case 'position':
      return [tierOf('position', 1, 10)]
    case 'not-fixed':
      return [tierOf('not-fixed', bet.count, 10)]
    case 'place-sides':
    case 'dragon-tiger':
      return [tierOf('side', 1, 2)]
    case 'sum':
      return bet.of === 2 ? tiersByNumber('sum', 3, SUMS_OF_TWO) : tiersByNumber('sum', 6, SUMS_OF_THREE)
    case 'sum-sides':
      return bet.tie
        ? [tierOf('side', 1, 2)]
        : [tierOf('big', 40, 90), tierOf('small', 50, 90), tierOf('odd', 50, 90), tierOf('even', 40, 90)]
  }
}

function unitsOf(bet: RacingTenBet, selection: Selection): number {
  if (bet.kind !== 'straight') return picksOf(selection)
  return selection.tickets ? selection.tickets.length : distinctTuples(selection.rows ?? [])
}

function spaceOf(bet: RacingTenBet): number {
  if (bet.kind !== 'straight') return picksIn(formOf(bet))
  let space = 1
  for (let place = 0; place < bet.length; place += 1) space *= 10 - place
  return space
}

/** How bets on ten cars are picked, counted and priced. */
export const racingTenCounting: Counting<RacingTenBet> = { formOf, tiersOf, unitsOf, spaceOf }
