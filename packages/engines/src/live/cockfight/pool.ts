/** All stakes on the two sides of a fight, in the smallest unit of money. */
export type Pools = { readonly meron: bigint; readonly wala: bigint }

/** What a stake of one comes back as, itself included, in hundredths; null where nobody has bet on that side. */
export type PoolPrices = { readonly meron: bigint | null; readonly wala: bigint | null }

/** What the house keeps of both pools, in hundredths: the plasada. */
export const PLASADA = 5n

/** A fight whose price would be at this or below is cancelled, in hundredths. */
export const LOWEST_PRICE = 107n

/**
 * The most that a price can be, in hundredths: a side has its price of 1.08 with at least thirteen in 108 of both pools on
 * the other, which then pays 95 × 108 / 13.
 */
export const HIGHEST_PRICE = 789n

/**
 * The prices of a totalisator: both pools less the plasada, divided by the stakes on the side, rounded down to 0.01. What the
 * rounding leaves (breakage) is the house's.
 */
export function poolPrices({ meron, wala }: Pools): PoolPrices {
  const divided = (meron + wala) * (100n - PLASADA)
  return { meron: meron > 0n ? divided / meron : null, wala: wala > 0n ? divided / wala : null }
}

/** Whether a fight cannot be settled by its pools: a price is too low, as it is where all bets are on one side. */
export const isCancelled = ({ meron, wala }: PoolPrices): boolean =>
  [meron, wala].some((price) => price !== null && price <= LOWEST_PRICE)

/** A price with its two decimals. */
export const priceText = (price: bigint): string => `${price / 100n}.${`${price % 100n}`.padStart(2, '0')}`
