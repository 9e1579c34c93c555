/**
 * A way to hold: which of five ascending cards are kept, as a set of bits, the lowest card the lowest bit. 0 draws five
 * new ones, 31 stands pat.
 */
export type Hold = number

export const HOLDS = 32
export const STAND_PAT = HOLDS - 1

/** Draws that may follow a hold: of the 47 cards not dealt, those that replace 0 to 5 of the dealt ones. */
const draws = [1, 47, 1081, 16_215, 178_365, 1_533_939]

/** A multiple of all numbers of draws, so that the worth of any two holds can be compared in whole numbers. */
export const COMMON_DRAWS = 7_669_695

const sizes = Array.from({ length: HOLDS }, (_, hold) => [...hold.toString(2)].filter((bit) => bit === '1').length)

/** How many cards a hold keeps. */
export function sizeOf(hold: Hold): number {
  return sizes[hold] ?? 0
}

/** For how many of the `COMMON_DRAWS` one draw after a hold counts. */
export function shareOfDraw(hold: Hold): number {
  return COMMON_DRAWS / (draws[5 - sizeOf(hold)] ?? Number.NaN)
}

/**
 * Makes of numbers that count, for each hold, the hands with the kept cards, numbers that count those hands among them
 * that a draw can make: without the hands in which a card thrown away comes back (inclusion and exclusion by card).
 */
export function leaveOutReturning(numbers: Float64Array): void {
  for (let card = 1; card < HOLDS; card *= 2) {
    for (let hold = 0; hold < HOLDS; hold += 1) {
      if ((hold & card) === 0) numbers[hold] = (numbers[hold] ?? 0) - (numbers[hold | card] ?? 0)
    }
  }
}

/**
 * The same backwards: makes of numbers that say how often each hold is played numbers that say, for each set of kept
 * cards, for how much a hand with them counts. What a draw cannot make adds up to nothing.
 */
export function countAgainstReturning(numbers: Float64Array): void {
  for (let card = 1; card < HOLDS; card *= 2) {
    for (let hold = 0; hold < HOLDS; hold += 1) {
      if ((hold & card) === 0) numbers[hold | card] = (numbers[hold | card] ?? 0) - (numbers[hold] ?? 0)
    }
  }
}
