import type { Draw } from '../random/draw.ts'

/**
 * A progressive jackpot that is drawn by numbers. A round draws one of so many after everything else, and holds the lowest
 * ones: one for each `perNumber` that was paid for it, a hundredth of the currency in baht. It wins with a number that it
 * holds, so that every such part of a stake wins with the same chance, one in `numbers`, at whatever stake.
 */
export type Jackpot = { readonly numbers: number }

/** The number of a round. What was staked is not known here. */
export const drawNumber = ({ numbers }: Jackpot, draw: Draw): number => draw(numbers)

/** A stake and what a number costs, both in ten-thousandths of the currency. */
type Staked = { readonly stake: bigint; readonly perNumber: bigint }

/** How many numbers a round holds: a rest below the price of one holds none. */
export const numbersHeld = ({ stake, perNumber }: Staked): bigint => stake / perNumber

/** Whether a round that drew this number wins the jackpot. */
export const isJackpot = (number: number, staked: Staked): boolean => BigInt(number) < numbersHeld(staked)
