import { parseAmount } from '@sanuk/money/amount'

/** What a demo begins with in whatever currency, and what it is filled up to again. */
export const FULL_PURSE = parseAmount('10000')
