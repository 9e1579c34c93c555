import { cutOff, type Fraction, fraction, minus, product, toDecimal } from '../exact/fraction.ts'
import type { Ending } from './instant-game.ts'

/** The multiple of a round that is lost. */
export const NOTHING = fraction(0n)

/** What every round costs to begin, in first stakes. */
export const ONE_STAKE = fraction(1n)

/** What a fair multiple is taken times: the house keeps 1 %. */
const KEPT_BACK = fraction(99n, 100n)

const DECIMALS = 4

/** A multiple that gives 99 % of what would be fair at that chance, not cut off yet. */
export function multipleAt(chance: Fraction): Fraction {
  return product(KEPT_BACK, fraction(chance.under, chance.over))
}

/** A multiple as it is paid: cut off after four decimals, so that what is shown is what is paid. */
export function paid(multiple: Fraction): Fraction {
  return cutOff(multiple, DECIMALS)
}

export function fromHundredths(hundredths: number): Fraction {
  return fraction(BigInt(hundredths), 100n)
}

/** Writes a multiple as it is paid: two decimals, more only where they are not zero ("1.50", "1.0312"). */
export function writeMultiple(multiple: Fraction): string {
  return toDecimal(multiple, DECIMALS).replace(/0{1,2}$/, '')
}

/** The endings of a round that pays one multiple or nothing. */
export function winOrNothing(won: Fraction, chance: Fraction): Ending[] {
  return [
    { won, chance },
    { won: NOTHING, chance: minus(ONE_STAKE, chance) },
  ]
}
