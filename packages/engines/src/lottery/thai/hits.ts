import { type DrawnNumbers, threeUpSettlingOf } from '../three-digits/hits.ts'

/** How many digits the numbers of a result have: first prize, two front numbers, two back numbers, the last two. */
export const THAI_WIDTHS = [6, 3, 3, 3, 3, 2] as const

const numbersOfThai = ([first = '', ...others]: readonly string[]): DrawnNumbers => ({
  'top-three': [first.slice(3)],
  'top-two': [first.slice(4)],
  'bottom-two': others.slice(4),
  'front-three': others.slice(0, 2),
  'back-three': others.slice(2, 4),
})

/** How bets on the Thai government's draw are settled. */
export const thaiSettling = threeUpSettlingOf(numbersOfThai)
