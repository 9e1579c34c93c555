import { MONEY_PATTERN, SIGNED_MONEY_PATTERN } from '@sanuk/money/amount'
import { currencyCodes, playedCurrencies } from '@sanuk/money/currency'
import * as z from 'zod/mini'
import { commonEra } from './typed-day.ts'

/** Money on the wire: a decimal string, never negative, at most four decimals. */
export const money = z.string().check(z.regex(MONEY_PATTERN))

/** A difference of money on the wire: may carry a minus. */
export const signedMoney = z.string().check(z.regex(SIGNED_MONEY_PATTERN))

/** What a call answers that leads a browser on: a page of the brand’s own. */
export const redirection = z.strictObject({ location: z.string() })

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** A day of the brand's business calendar, `yyyy-MM-dd`. A year typed in the Buddhist calendar is read as it was meant. */
export const businessDay = z.string().check(z.overwrite(commonEra), z.iso.date())

export const uuid = z.uuid()

export const currencyCode = z.enum(currencyCodes)

/** One that games are played in. */
export const playedCurrency = z.enum(playedCurrencies)

/** Languages with complete catalogues. The brand decides which of them it offers. */
export const LANGUAGES = ['th', 'en'] as const
export const language = z.enum(LANGUAGES)
export type Language = (typeof LANGUAGES)[number]

/** The looks of our pages, and of a vendor's page that stands inside one. */
export const theme = z.enum(['light', 'dark'])
export type Theme = z.output<typeof theme>

/** A game for the member's money, or for none: in `demo` the vendor lends a purse, and no wallet of ours is asked. */
export const launchMode = z.enum(['real', 'demo'])
export type LaunchMode = z.output<typeof launchMode>

/** A time zone by its name in the IANA database, such as `Asia/Bangkok`. */
export const timeZone = z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_+/-]+$/))

/** A name in every language that has one; Thai and English always do. */
export const localized = z.strictObject({ th: z.string(), en: z.string() })
export type Localized = z.output<typeof localized>

/** Text a person typed: bounded, without control characters. */
export const shortText = z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

/** Opaque place in a list that the server handed out to continue from. */
export const cursor = z.string().check(z.maxLength(200), z.regex(/^[A-Za-z0-9_-]*$/))

/** A count in a query string. */
export const queryNumber = (minimum: number, maximum: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.gte(minimum), z.lte(maximum)),
    ),
  )
