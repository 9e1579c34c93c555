import type { Draw } from '../random/draw.ts'

/**
 * A progressive jackpot that is drawn by numbers. A round draws one of so many after everything else, and holds the lowest
 * ones: one for each hundredth of the currency that was paid for it. It wins with a number that it holds, so that every
 * hundredth wins with the same chance, one in `numbers`, at whatever stake.
 */
export type Jackpot = { readonly numbers: number }

/** The number of a round. What was staked is not known here. */
export const drawNumber = ({ numbers }: Jackpot, draw: Draw): number => draw(numbers)

/** How many numbers a round holds, for a stake in ten-thousandths of the currency: a rest below a hundredth holds none. */
export const numbersHeld = (stake: bigint): bigint => stake / UNITS_A_NUMBER

/** Whether a round that drew this number wins the jackpot. */
export const isJackpot = (number: number, stake: bigint): boolean => BigInt(number) < numbersHeld(stake)

const UNITS_A_NUMBER = 100n
