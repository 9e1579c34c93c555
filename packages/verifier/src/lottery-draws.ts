import { numbers, someOf } from './some-of.ts'

type Below = (bound: number) => number

/** Numbers of so many digits each, one draw a number, with leading zeros. */
const ofDigits =
  (...lengths: readonly number[]) =>
  (below: Below): string[] =>
    lengths.map((length) => `${below(10 ** length)}`.padStart(length, '0'))

const times = (count: number, length: number): number[] => new Array<number>(count).fill(length)

/** Balls from 1 to `last`, none twice, in the order drawn, written with two figures. */
const balls =
  (count: number, last: number) =>
  (below: Below): string[] =>
    someOf(numbers(1, last), count, below).map(twoFigures)

const twoFigures = (number: number): string => `${number}`.padStart(2, '0')

/** How the result of a draw comes about in each family of lotteries. */
const DRAWS = {
  SSC: ofDigits(...times(5, 1)),
  LF: ofDigits(...times(3, 1)),
  P5: ofDigits(...times(5, 1)),
  '11X5': balls(5, 11),
  PK10: balls(10, 10),
  K3: (below: Below) => [1, 2, 3].map(() => `${below(6) + 1}`),
  PCB: ofDigits(...times(3, 1)),
  // Its order means nothing: the numbers are shown from the lowest to the highest.
  KL8: (below: Below) => balls(20, 80)(below).toSorted(),
  // Six and the special one.
  LHC: balls(7, 49),
  // The animals are numbered from the rat, 01, to the pig, 12.
  ZODIAC: balls(1, 12),
  // From the special prize to the seventh.
  VN_NORTH: ofDigits(...times(10, 5), ...times(10, 4), ...times(3, 3), ...times(4, 2)),
  // From the special prize to the eighth.
  VN_SOUTH: ofDigits(6, ...times(11, 5), ...times(4, 4), 3, 2),
  // The first prize, two front and two back numbers of three digits, the last two digits.
  THAI: ofDigits(6, 3, 3, 3, 3, 2),
  THREE_UP: ofDigits(3, 2),
  LAO_SET: ofDigits(4),
  MALAY: ofDigits(...times(23, 4)),
} satisfies Record<string, (below: Below) => string[]>

export type LotteryFamily = keyof typeof DRAWS

/** Whether a draw of this family can be made again. */
export const isLotteryFamily = (family: string): family is LotteryFamily => Object.hasOwn(DRAWS, family)

/** Draws the numbers of a lottery from random numbers below what is asked for. */
export const drawLottery = (family: LotteryFamily, below: Below): readonly string[] => DRAWS[family](below)
