/**
 * What is paid in a case: `odds` to one, as a decimal. Odds of 0 give the stake back, odds below 0 lose that part of it:
 * `-0.5` is half a loss.
 */
export type SpotPay<When extends string = string> = { readonly when: When; readonly odds: string }

/** A place of a table to bet on. The first of `pays` whose case has come decides; where it is none of them, the stake is lost. */
export type Spot<When extends string = string> = {
  readonly code: string
  readonly group: string
  readonly pays: readonly SpotPay<When>[]
}

/**
 * Spots of which never more than one wins and nearly always one does. What is staked alike on all of them cancels out and
 * is no turnover.
 */
export type OppositeSpots = readonly string[]

/** Spots whose wins a table shows as the two sides of its roads. */
export type TwoSides = { readonly red: string; readonly blue: string }
