import { type Amount, parseAmount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { usualAmounts } from '@sanuk/money/usual-amounts'

/** What a demo begins with, and what it is filled up to again. */
export const fullPurse = (currency: CurrencyCode): Amount => parseAmount(usualAmounts(currency).demo.game)
