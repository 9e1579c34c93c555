/** What both sides of a fight are priced to, taken together, in hundredths: the house keeps about 4 % of decided fights. */
const BOOK = 104n

/** Chances of a side are its rating in the sum of both. */
export type Ratings = { readonly meron: number; readonly wala: number }

/**
 * Odds to one for the two sides of a fight. They are set as Malay odds of two decimals, each rounded in favour of the house:
 * up to 1 they are what is won, below 0 what is staked to win one. The decimal of the latter is cut off after four digits,
 * and that is what is paid.
 */
export function fixedOdds({ meron, wala }: Ratings): { readonly meron: string; readonly wala: string } {
  const all = BigInt(meron + wala)
  return { meron: oddsOf(BigInt(meron), all), wala: oddsOf(BigInt(wala), all) }
}

function oddsOf(rating: bigint, all: bigint): string {
  const [over, under] = [100n * all - BOOK * rating, BOOK * rating]
  if (over <= under) return decimal((100n * over) / under, 2)
  const staked = (100n * under + over - 1n) / over
  return decimal(1_000_000n / staked, 4)
}

const decimal = (units: bigint, digits: number): string => {
  const text = `${units}`.padStart(digits + 1, '0')
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
