import type { Draw } from '../random/draw.ts'
import type { FamilyCode } from './bets.ts'
import { DRAWN_NUMBERS } from './four-digits/bet.ts'
import { numberDraws } from './number-draws.ts'
import { numbersFrom } from './numbers-from.ts'
import type { Result } from './play.ts'
import { drawSixBalls, isSixBallResult } from './six-balls/draw.ts'
import { THAI_WIDTHS } from './thai/hits.ts'
import { drawAnimal, isAnimalResult } from './twelve-animals/draw.ts'
import { NORTH, SOUTH, widthsOf } from './vietnam/region.ts'

/** Where the digits of PCB follow from a draw of KL8. */
export { digitsFromKeno } from './sum-of-three/from-keno.ts'

/** How a draw of each family comes about, and which results there may be. */
type Drawn = { readonly draw: (draw: Draw) => Result; readonly isResult: (result: Result) => boolean }

const digits = (count: number): Drawn => ({
  draw: (draw) => Array.from({ length: count }, () => String(draw(10))),
  isResult: (result) => result.length === count && result.every((digit) => /^\d$/.test(digit)),
})

export const DRAWN: Readonly<Record<FamilyCode, Drawn>> = {
  SSC: digits(5),
  /** 3D and P3. */
  LF: digits(3),
  P5: digits(5),
  /** In the order drawn. */
  '11X5': numbersFrom({ count: 5, last: 11 }),
  /** The cars from the first place to the tenth. */
  PK10: numbersFrom({ count: 10, last: 10 }),
  K3: {
    draw: (draw) => Array.from({ length: 3 }, () => String(1 + draw(6))),
    isResult: (result) => result.length === 3 && result.every((die) => /^[1-6]$/.test(die)),
  },
  PCB: digits(3),
  /** In ascending order. */
  KL8: numbersFrom({ count: 20, last: 80, sorted: true }),
  LHC: { draw: drawSixBalls, isResult: isSixBallResult },
  VN_NORTH: numberDraws(widthsOf(NORTH)),
  VN_SOUTH: numberDraws(widthsOf(SOUTH)),
  THAI: numberDraws(THAI_WIDTHS),
  /** The top three digits and the bottom two. */
  THREE_UP: numberDraws([3, 2]),
  LAO_SET: numberDraws([4]),
  MALAY: numberDraws(Array.from({ length: DRAWN_NUMBERS }, () => 4)),
  ZODIAC: { draw: drawAnimal, isResult: isAnimalResult },
}
