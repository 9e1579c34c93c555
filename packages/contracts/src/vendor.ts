import * as z from 'zod/mini'
import { tableBoard } from './boards.ts'
import { CLASSIFICATIONS, GAME_TYPES, PLAY_TYPES } from './catalogue.ts'
import { limitClass } from './limit-class.ts'
import { TABLE_CALLS } from './live-tables.ts'
import { SEAMLESS_STATUSES, type SeamlessRefusal } from './seamless.ts'
import { currencyCode, instant, language, launchMode, localized, money, theme, timeZone } from './wire.ts'

/** The code of the vendor that comes with the platform. */
export const BUILT_IN_VENDOR = 'STUDIO'

const gameCode = z.string().check(z.maxLength(64), z.regex(/^[a-z0-9-]+$/))

/** The platform's name of a grant of free rounds; no campaign of a vendor's own is called like that. */
export const freeRoundsGrant = z.string().check(z.regex(/^free-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))

/** A progressive pool that a game feeds, and with how much of every stake: in millionths, so that nothing is rounded. */
const fedPool = z.strictObject({ code: gameCode, share: z.int().check(z.gte(0), z.lte(1_000_000)) })

const differ = (pools: readonly { readonly code: string }[]): boolean =>
  new Set(pools.map(({ code }) => code)).size === pools.length

/** A picture in several widths, smallest first, at addresses of the vendor's, and what to show until it arrives. */
const picture = z.strictObject({
  sources: z.array(z.strictObject({ width: z.number(), url: z.url() })),
  placeholder: z.string(),
})

/** As many tables as a vendor tells of at once. */
const TABLES_MAX = 500

/** Stakes of a game in one currency. */
const stakesIn = z.strictObject({
  currency: currencyCode,
  minimumStake: money,
  maximumStake: money,
  freeRoundStakes: z.optional(z.array(money).check(z.maxLength(200))),
})

const differInCurrency = (stakes: readonly { readonly currency: string }[]): boolean =>
  new Set(stakes.map(({ currency }) => currency)).size === stakes.length

/**
 * Calls the platform makes to a vendor, signed like the vendor's own. Paths are relative to the vendor's address.
 * `answer` describes what a vendor must reply; a reply that does not fit is refused, never trusted in part.
 */
export const VENDOR_CALLS = {
  games: {
    path: '/games',
    body: z.strictObject({ requestId: z.string() }),
    answer: z.strictObject({
      games: z
        .array(
          z.strictObject({
            code: gameCode,
            /** The entry of the same list that this one lies under: it opens a popup of its sub-games and no game. */
            parent: z.optional(gameCode),
            gameType: z.enum(GAME_TYPES),
            vassalage: z.string().check(z.maxLength(32), z.regex(/^[A-Z0-9_]+$/)),
            vassalageName: z.string().check(z.maxLength(64)),
            vassalageIcon: z.nullable(z.url()),
            classification: z.enum(CLASSIFICATIONS),
            /** The hall that it is played in: a session opened in a hall stakes in every game of it. */
            hall: z.optional(gameCode),
            /** Which kind of lottery, of entries in `ELOTT` and `LOTT`. */
            playType: z.optional(z.enum(PLAY_TYPES)),
            names: localized,
            picture,
            lines: z.nullable(z.number()),
            minimumStake: money,
            maximumStake: money,
            returnToPlayer: z.nullable(z.string().check(z.regex(/^\d{1,3}\.\d{2}$/))),
            /** Largest win in multiples of the stake; the platform refuses more in one round. */
            maximumWinMultiple: z.nullable(z.number()),
            tags: z.array(z.enum(['hot', 'new'])),
            playable: z.boolean(),
            /** Whether it opens in `mode: demo`; what is not said is no. */
            demo: z.optional(z.boolean()),
            /** At which stakes free rounds may be granted, smallest first; what is not said is none. */
            freeRoundStakes: z.optional(z.array(money).check(z.maxLength(200))),
            /** What it takes in currencies in which it takes other stakes, each once; in all others the ones above hold. */
            stakesIn: z.optional(z.array(stakesIn).check(z.maxLength(50), z.refine(differInCurrency))),
            /** Which progressive pools its stakes feed, each once; what is not said is none. */
            pools: z.optional(z.array(fedPool).check(z.maxLength(10), z.refine(differ))),
            /** Whether it is a table of which `board` tells what happens there; what is not said is no. */
            board: z.optional(z.boolean()),
          }),
        )
        .check(z.maxLength(5000)),
    }),
  },
  launch: {
    path: '/launch',
    body: z.strictObject({
      requestId: z.string(),
      ticket: z.string(),
      member: z.string(),
      nickname: z.string(),
      currency: currencyCode,
      language,
      country: z.string(),
      game: z.string(),
      /** In `demo` nobody's money is played for: `ticket` and `member` are made up, and every wallet refuses them. */
      mode: launchMode,
      device: z.enum(['desktop', 'mobile']),
      returnUrl: z.url(),
      cashierUrl: z.url(),
      historyUrl: z.url(),
      /** Whether wins may be gambled with, in games that offer it; what is not said is yes. */
      gamble: z.optional(z.boolean()),
      /** Whether free spins and dearer spins may be bought, in games that offer it; what is not said is yes. */
      buy: z.optional(z.boolean()),
      /** Of live tables: the class of the member, for limits of its own; what is not said is none. */
      limitClass: z.optional(limitClass),
      /** Whether the player may write to others in the game, where it has a chat; what is not said is yes. */
      chat: z.optional(z.boolean()),
    }),
    answer: z.strictObject({ url: z.url() }),
  },
  roundDetails: {
    path: '/round-details',
    /** The page stands inside one of ours: it follows its theme, and tells times in the brand's time zone. */
    body: z.strictObject({ requestId: z.string(), round: z.string(), member: z.string(), language, theme, timeZone }),
    answer: z.strictObject({ url: z.url() }),
  },
  jackpots: {
    path: '/jackpots',
    body: z.strictObject({ requestId: z.string(), currency: currencyCode }),
    /** What is in each progressive pool now: it can be won, and is what would be paid. */
    answer: z.strictObject({
      pools: z
        .array(
          z.strictObject({
            code: gameCode,
            names: localized,
            games: z.array(gameCode),
            amount: money,
            /** What it begins with: as long as that is the amount, nobody has played for it yet. */
            startsAt: z.optional(money),
          }),
        )
        .check(z.maxLength(100)),
    }),
  },
  /** What happens at the live tables right now: asked about once a second, while somebody looks. */
  board: {
    path: '/board',
    /** Of these games; what is not said is all whose entries say `board`. */
    body: z.strictObject({
      requestId: z.string(),
      games: z.optional(z.array(gameCode).check(z.maxLength(TABLES_MAX))),
    }),
    answer: z.strictObject({
      tables: z.array(z.strictObject({ game: gameCode, ...tableBoard })).check(z.maxLength(TABLES_MAX)),
    }),
  },
  /** What operators of the platform see and do of live tables; only vendors whose tables are run so have these calls. */
  ...TABLE_CALLS,
  /** Grants a member free rounds, once by the name of the grant; the same grant again is answered the same. */
  freeRounds: {
    path: '/free-rounds',
    body: z.strictObject({
      requestId: z.string(),
      /** What bets and wins of these rounds name as their `bonus`. */
      grant: freeRoundsGrant,
      member: z.string(),
      currency: currencyCode,
      /** In which games they may be played, together so many. */
      games: z.array(gameCode).check(z.minLength(1), z.maxLength(50)),
      rounds: z.int().check(z.gte(1), z.lte(1_000)),
      stake: money,
      /** All that they may win together: what is won beyond is not paid. */
      mostWin: money,
      from: instant,
      until: instant,
    }),
    answer: z.strictObject({ status: z.literal('OK') }),
  },
  /** Takes back what is left of a grant. A round that began goes on to its end. */
  revokeFreeRounds: {
    path: '/free-rounds/revoke',
    body: z.strictObject({ requestId: z.string(), grant: freeRoundsGrant }),
    answer: z.strictObject({ status: z.literal('OK') }),
  },
} as const

export type VendorCall = keyof typeof VENDOR_CALLS
export type VendorRequest<K extends VendorCall> = z.output<(typeof VENDOR_CALLS)[K]['body']>
export type VendorAnswer<K extends VendorCall> = z.output<(typeof VENDOR_CALLS)[K]['answer']>

const ofWallet = { requestId: z.string(), member: z.string(), currency: currencyCode }

/** The name we give to one movement between our wallet and the vendor's, once for ever. */
const transaction = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\x21-\x7e]+$/))

const refusals = Object.keys(SEAMLESS_STATUSES).filter((status) => status !== 'OK') as [SeamlessRefusal]

/** How a vendor says no: a truthful HTTP status with one of the seamless wallet's own. */
export const vendorRefused = z.object({ status: z.enum(refusals), message: z.string() })

/**
 * Calls to a vendor that holds a wallet of its own. A movement is done once by its `transaction`: the same content
 * hears the first answer again, other content `DUPLICATE_TRANSACTION`; a refusal is remembered like a success.
 *
 * `status` settles what nobody knows, for good: of a transaction that never came it answers `unknown`, and from then on
 * the vendor refuses that transaction for ever (`ROLLED_BACK`), however late the call arrives. A vendor that cannot say
 * yet answers `RETRY`.
 */
export const TRANSFER_CALLS = {
  deposit: {
    path: '/transfer/deposit',
    body: z.strictObject({ ...ofWallet, transaction, amount: money }),
    answer: z.strictObject({ status: z.literal('OK'), balance: money }),
  },
  withdraw: {
    path: '/transfer/withdraw',
    /** Without an amount: everything there is, which may be nothing. */
    body: z.strictObject({ ...ofWallet, transaction, amount: z.optional(money) }),
    answer: z.strictObject({ status: z.literal('OK'), amount: money, balance: money }),
  },
  balance: {
    path: '/transfer/balance',
    body: z.strictObject(ofWallet),
    answer: z.strictObject({ status: z.literal('OK'), balance: money }),
  },
  status: {
    path: '/transfer/status',
    body: z.strictObject({ requestId: z.string(), transaction }),
    answer: z.discriminatedUnion('outcome', [
      z.strictObject({ status: z.literal('OK'), outcome: z.literal('done'), amount: money, balance: money }),
      z.strictObject({ status: z.literal('OK'), outcome: z.literal('refused'), reason: z.enum(refusals) }),
      z.strictObject({ status: z.literal('OK'), outcome: z.literal('unknown') }),
    ]),
  },
} as const

export type TransferCall = keyof typeof TRANSFER_CALLS
export type TransferRequest<K extends TransferCall> = z.output<(typeof TRANSFER_CALLS)[K]['body']>
export type TransferAnswer<K extends TransferCall> = z.output<(typeof TRANSFER_CALLS)[K]['answer']>
