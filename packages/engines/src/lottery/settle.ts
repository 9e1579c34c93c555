import type { FamilyCode } from './bets.ts'
import { EIGHTY_BALLS_PLAYS } from './eighty-balls/bet.ts'
import { eightyBallsSettling } from './eighty-balls/hits.ts'
import { ELEVEN_FIVE_PLAYS } from './eleven-five/bet.ts'
import { elevenFiveSettling } from './eleven-five/hits.ts'
import { settledBy } from './family.ts'
import { digitSettling } from './five-digits/hits.ts'
import { FIVE_DIGIT_PLAYS } from './five-digits/plays.ts'
import { FOUR_DIGIT_PLAYS } from './four-digits/bet.ts'
import { fourDigitSettling } from './four-digits/hits.ts'
import { LAO_SET_PLAYS } from './lao-set/bet.ts'
import { laoSetSettling } from './lao-set/hits.ts'
import { THREE_DIGIT_PLAYS, THREE_OF_FIVE_PLAYS } from './low-frequency/plays.ts'
import type { HitsOf, Result } from './play.ts'
import { RACING_TEN_PLAYS } from './racing-ten/bet.ts'
import { racingTenSettling } from './racing-ten/hits.ts'
import { SIX_BALL_PLAYS } from './six-balls/bet.ts'
import { sixBallSettling } from './six-balls/hits.ts'
import { SUM_OF_THREE_PLAYS } from './sum-of-three/bet.ts'
import { sumOfThreeSettling } from './sum-of-three/hits.ts'
import { THAI_PLAYS } from './thai/bet.ts'
import { thaiSettling } from './thai/hits.ts'
import { THREE_DICE_PLAYS } from './three-dice/bet.ts'
import { threeDiceSettling } from './three-dice/hits.ts'
import { THREE_UP_PLAYS } from './three-digits/bet.ts'
import { threeUpSettling } from './three-digits/hits.ts'
import { TWELVE_ANIMAL_PLAYS } from './twelve-animals/bet.ts'
import { twelveAnimalSettling } from './twelve-animals/hits.ts'
import { NORTH_PLAYS, SOUTH_PLAYS } from './vietnam/bet.ts'
import { vietnamSettling } from './vietnam/hits.ts'
import { NORTH, SOUTH } from './vietnam/region.ts'

/**
 * For a result of a family, what of a selection wins, by the codes of its plays. `day` is that of the draw (`yyyy-mm-dd`):
 * LHC throws `RangeError` without it.
 */
export const SETTLED: Readonly<Record<FamilyCode, (result: Result, day?: string) => ReadonlyMap<string, HitsOf>>> = {
  SSC: settledBy(FIVE_DIGIT_PLAYS, digitSettling),
  LF: settledBy(THREE_DIGIT_PLAYS, digitSettling),
  P5: settledBy(THREE_OF_FIVE_PLAYS, digitSettling),
  '11X5': settledBy(ELEVEN_FIVE_PLAYS, elevenFiveSettling),
  PK10: settledBy(RACING_TEN_PLAYS, racingTenSettling),
  K3: settledBy(THREE_DICE_PLAYS, threeDiceSettling),
  PCB: settledBy(SUM_OF_THREE_PLAYS, sumOfThreeSettling),
  KL8: settledBy(EIGHTY_BALLS_PLAYS, eightyBallsSettling),
  LHC: settledBy(SIX_BALL_PLAYS, sixBallSettling),
  ZODIAC: settledBy(TWELVE_ANIMAL_PLAYS, twelveAnimalSettling),
  VN_NORTH: settledBy(NORTH_PLAYS, vietnamSettling(NORTH)),
  VN_SOUTH: settledBy(SOUTH_PLAYS, vietnamSettling(SOUTH)),
  THAI: settledBy(THAI_PLAYS, thaiSettling),
  THREE_UP: settledBy(THREE_UP_PLAYS, threeUpSettling),
  LAO_SET: settledBy(LAO_SET_PLAYS, laoSetSettling),
  MALAY: settledBy(FOUR_DIGIT_PLAYS, fourDigitSettling),
}
