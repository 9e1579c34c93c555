import { EIGHTY_BALLS_PLAYS } from './eighty-balls/bet.ts'
import { eightyBallsCounting } from './eighty-balls/count.ts'
import { ELEVEN_FIVE_PLAYS } from './eleven-five/bet.ts'
import { elevenFiveCounting } from './eleven-five/count.ts'
import { playsOf } from './family.ts'
import { fiveDigitCounting, threeDigitCounting } from './five-digits/count.ts'
import { FIVE_DIGIT_PLAYS } from './five-digits/plays.ts'
import { FOUR_DIGIT_PLAYS } from './four-digits/bet.ts'
import { fourDigitCounting } from './four-digits/count.ts'
import { LAO_SET_PLAYS } from './lao-set/bet.ts'
import { laoSetCounting } from './lao-set/count.ts'
import { THREE_DIGIT_PLAYS, THREE_OF_FIVE_PLAYS } from './low-frequency/plays.ts'
import type { Play } from './play.ts'
import { RACING_TEN_PLAYS } from './racing-ten/bet.ts'
import { racingTenCounting } from './racing-ten/count.ts'
import { SIX_BALL_PLAYS } from './six-balls/bet.ts'
import { sixBallCounting } from './six-balls/count.ts'
import { SUM_OF_THREE_PLAYS } from './sum-of-three/bet.ts'
import { sumOfThreeCounting } from './sum-of-three/count.ts'
import { THAI_PLAYS } from './thai/bet.ts'
import { THREE_DICE_PLAYS } from './three-dice/bet.ts'
import { threeDiceCounting } from './three-dice/count.ts'
import { THREE_UP_PLAYS } from './three-digits/bet.ts'
import { threeUpCounting } from './three-digits/count.ts'
import { TWELVE_ANIMAL_PLAYS } from './twelve-animals/bet.ts'
import { twelveAnimalCounting } from './twelve-animals/count.ts'
import { NORTH_PLAYS, SOUTH_PLAYS } from './vietnam/bet.ts'
import { vietnamCounting } from './vietnam/count.ts'
import { NORTH, SOUTH } from './vietnam/region.ts'

export { fromDecimal, toDecimal } from '../exact/fraction.ts'
export { ANIMALS } from './animals.ts'
export {
  type Chased,
  type ChaseStep,
  type ChaseTable,
  chaseSteps,
  growingMultiples,
  profitMultiples,
  sameMultiples,
} from './chase.ts'
export { PRIZES as FOUR_DIGIT_PRIZES } from './four-digits/bet.ts'
export { yearAnimalOf } from './lunar-year.ts'
export {
  choicesOf,
  doubleNumbers,
  numbersBeginningWith,
  numbersEndingWith,
  numbersWith,
  permutationsOf,
  threeDigitPermutations,
  tripleNumbers,
} from './number-sets.ts'
export type { Form, Hits, Play, Result, Row, Selection, Symbols, Tier, Written } from './play.ts'
export {
  mostMultiple,
  payOf,
  prizeAt,
  prizeOf,
  rebateOf,
  stakeOf,
  TABLE_STAKE,
  UNIT_STAKES,
  WHOLE_SERIES,
} from './prices.ts'
export { type Below, quickPicks } from './quick-pick.ts'
export { areSound, mostOdds, oddsForReturn, RETURN_MAX, returnsOf } from './returns.ts'
export { faultOf, numbersOf, type SelectionFault, sizeOf } from './selection.ts'
export { type FamilyTerm, type FamilyWords, placeNames, selectionText } from './selection-text.ts'
export { singleNumbersOf } from './single-numbers.ts'
export { animalOfBall, colourOfBall } from './six-balls/ball-classes.ts'
export { type ReadTickets, readTickets } from './tickets.ts'
export { NORTH, SOUTH } from './vietnam/region.ts'

/** The kinds of lottery, by the codes of the catalogue. */
export const FAMILIES = [
  'SSC',
  'LF',
  'P5',
  '11X5',
  'PK10',
  'K3',
  'PCB',
  'KL8',
  'LHC',
  'ZODIAC',
  'VN_NORTH',
  'VN_SOUTH',
  'THAI',
  'THREE_UP',
  'LAO_SET',
  'MALAY',
] as const
export type FamilyCode = (typeof FAMILIES)[number]

/** The plays of each family, by their codes, in the order of the pad. What a browser may know of a lottery. */
export const PLAYS: Readonly<Record<FamilyCode, ReadonlyMap<string, Play>>> = {
  SSC: playsOf(FIVE_DIGIT_PLAYS, fiveDigitCounting),
  LF: playsOf(THREE_DIGIT_PLAYS, threeDigitCounting),
  P5: playsOf(THREE_OF_FIVE_PLAYS, fiveDigitCounting),
  '11X5': playsOf(ELEVEN_FIVE_PLAYS, elevenFiveCounting),
  PK10: playsOf(RACING_TEN_PLAYS, racingTenCounting),
  K3: playsOf(THREE_DICE_PLAYS, threeDiceCounting),
  PCB: playsOf(SUM_OF_THREE_PLAYS, sumOfThreeCounting),
  KL8: playsOf(EIGHTY_BALLS_PLAYS, eightyBallsCounting),
  LHC: playsOf(SIX_BALL_PLAYS, sixBallCounting),
  ZODIAC: playsOf(TWELVE_ANIMAL_PLAYS, twelveAnimalCounting),
  VN_NORTH: playsOf(NORTH_PLAYS, vietnamCounting(NORTH)),
  VN_SOUTH: playsOf(SOUTH_PLAYS, vietnamCounting(SOUTH)),
  THAI: playsOf(THAI_PLAYS, threeUpCounting),
  THREE_UP: playsOf(THREE_UP_PLAYS, threeUpCounting),
  LAO_SET: playsOf(LAO_SET_PLAYS, laoSetCounting),
  MALAY: playsOf(FOUR_DIGIT_PLAYS, fourDigitCounting),
}
