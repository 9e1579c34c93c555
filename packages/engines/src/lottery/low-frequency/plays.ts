import type { PlayRow } from '../family.ts'
import type { FiveDigitBet } from '../five-digits/bet.ts'
import { notFixedRows, positionRows, sidesRows, threeRows, totalRows, twoRows } from '../five-digits/plays.ts'

/** The plays of draws of three digits (3D, P3), in the order of the pad. */
export const THREE_DIGIT_PLAYS: readonly PlayRow<FiveDigitBet>[] = [
  ...threeRows('three', [0, 1, 2]),
  ...twoRows('front-two', [0, 1]),
  ...twoRows('back-two', [1, 2]),
  ...positionRows([0, 1, 2]),
  ...notFixedRows('three', [0, 1, 2]),
  ...sidesRows('front-two', [0, 1]),
  ...sidesRows('back-two', [1, 2]),
  ...totalRows([0, 1, 2]),
]

/** The plays of P3 and P5 drawn together: five digits, the first three of which are P3. */
export const THREE_OF_FIVE_PLAYS: readonly PlayRow<FiveDigitBet>[] = [
  ...threeRows('front-three', [0, 1, 2]),
  ...twoRows('front-two', [0, 1]),
  ...twoRows('back-two', [3, 4]),
  ...positionRows([0, 1, 2, 3, 4]),
  ...notFixedRows('front-three', [0, 1, 2]),
  ...sidesRows('front-two', [0, 1]),
  ...sidesRows('back-two', [3, 4]),
  ...totalRows([0, 1, 2, 3, 4]),
]
