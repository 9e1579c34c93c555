import type { RebateRates } from '@sanuk/contracts/rebates'

/**
 * The highest rebates of any rank by category, in hundredths of a per cent of valid stake: by what holds at a brand on a
 * business day, and by what is decided for later ones.
 */
export type HighestRebates = (brand: string, day: string) => Promise<RebateRates>
