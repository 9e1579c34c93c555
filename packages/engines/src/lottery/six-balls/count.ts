import { ANIMALS } from '../animals.ts'
import { choose } from '../choose.ts'
import type { Counting } from '../family.ts'
import type { Form, Selection } from '../play.ts'
import { oneRow, picksIn, picksOf, rowOf, words } from '../rows.ts'
import { setForm, setUnits } from '../sets.ts'
import { BALL_CLASSES, BALL_NUMBERS } from './ball-classes.ts'
import { ANIMAL_COUNTS, GROUP_SIZES, type SixBallBet, TOTALS } from './bet.ts'
import { sixBallTiers } from './tiers.ts'

const PLACE_NAMES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'special'] as const

/** The special number, which may be typed as well. */
const isOneNumber = ({ classes, places }: Extract<SixBallBet, { kind: 'ball' }>): boolean =>
  classes === 'numbers' && places.length === 1

function formOf(bet: SixBallBet): Form {
  switch (bet.kind) {
    case 'ball': {
      if (isOneNumber(bet)) return setForm(BALL_NUMBERS, { length: 1 })
      const { symbols } = BALL_CLASSES[bet.classes]
      const least = bet.places.length === 1 ? 1 : 0
      return { rows: bet.places.map((place) => rowOf(PLACE_NAMES[place], symbols, least)) }
    }
    case 'regular':
      return setForm(BALL_NUMBERS, { length: 1 })
    case 'link':
    case 'none':
      return setForm(BALL_NUMBERS, { length: bet.size })
    case 'present':
      return { rows: [rowOf(bet.classes, BALL_CLASSES[bet.classes].symbols, bet.size)] }
    case 'animal-group':
      return { rows: [{ name: 'animals', symbols: words(ANIMALS), ...GROUP_SIZES }] }
    case 'animal-count':
      return oneRow('animal-count', words(ANIMAL_COUNTS))
    case 'total':
      return oneRow('total', words(TOTALS))
  }
}

function unitsOf(bet: SixBallBet, selection: Selection): number {
  if (selection.tickets) return selection.tickets.length
  switch (bet.kind) {
    case 'animal-group':
      return 1
    case 'link':
    case 'none':
    case 'present':
      return setUnits({ length: bet.size }, selection)
    case 'ball':
    case 'regular':
    case 'animal-count':
    case 'total':
      return picksOf(selection)
  }
}

function spaceOf(bet: SixBallBet): number {
  switch (bet.kind) {
    case 'link':
    case 'none':
    case 'present':
      return choose(picksIn(formOf(bet)), bet.size)
    // Every set of the twelve animals but the empty one, single ones and all twelve.
    case 'animal-group':
      return 2 ** ANIMALS.length - 1 - ANIMALS.length - 1
    case 'ball':
    case 'regular':
    case 'animal-count':
    case 'total':
      return picksIn(formOf(bet))
  }
}

/** How bets on six balls and a special one are picked, counted and priced. */
export const sixBallCounting: Counting<SixBallBet> = { formOf, tiersOf: sixBallTiers, unitsOf, spaceOf }
