import { AMOUNT_DECIMALS, type CurrencyCode, currency as currencyOf } from './currency.ts'

/** The smallest coin of a currency, as an amount. */
export const coinOf = (currency: CurrencyCode): bigint => 10n ** BigInt(AMOUNT_DECIMALS - currencyOf(currency).decimals)
