/** The decimals every amount is kept with: 1/10 000 of a currency unit, fine enough for lottery stakes of 0.002. */
export const AMOUNT_DECIMALS = 4

/** What the interface needs to write an amount of a currency. `decimals` is how many it shows. */
export type Currency = { readonly code: CurrencyCode; readonly symbol: string; readonly decimals: number }

/**
 * What the books are kept in. XTS is ISO 4217's code for testing: trial accounts play in it, never in money. PTS is ours:
 * points are collected and exchanged, and no game is played in them.
 */
export const CURRENCIES = {
  THB: { symbol: '฿', decimals: 2 },
  USD: { symbol: '$', decimals: 2 },
  XTS: { symbol: '¤', decimals: 2 },
  PTS: { symbol: '', decimals: 0 },
} as const

export type CurrencyCode = keyof typeof CURRENCIES

export const currencyCodes = Object.keys(CURRENCIES) as [CurrencyCode, ...CurrencyCode[]]

/** Those that games are played in. */
export type PlayedCurrency = Exclude<CurrencyCode, 'PTS'>

export const playedCurrencies = currencyCodes.filter((code) => code !== 'PTS') as [PlayedCurrency, ...PlayedCurrency[]]

/** Those that are paid in and out: what a brand can be kept in. */
export type RealCurrency = Exclude<PlayedCurrency, 'XTS'>

export const realCurrencies = playedCurrencies.filter((code) => code !== 'XTS') as [RealCurrency, ...RealCurrency[]]

export function isCurrencyCode(text: string): text is CurrencyCode {
  return Object.hasOwn(CURRENCIES, text)
}

export function currency(code: CurrencyCode): Currency {
  return { code, ...CURRENCIES[code] }
}
