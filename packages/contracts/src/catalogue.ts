import * as z from 'zod/mini'
import { route } from './route.ts'
import { currencyCode, localized, money, queryNumber, shortText, uuid } from './wire.ts'

export const GAME_TYPES = ['LIVE', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'FISH', 'RNG', 'PVP'] as const
export type GameType = (typeof GAME_TYPES)[number]

/** Classes of slot games; the lobby orders scratch, video poker and table games last. */
export const CLASSIFICATIONS = ['JP', 'AC', 'BG', 'SC', 'VP', 'TG'] as const

export const PAGE_SIZE = 14
export const MINIMUM_BET_FILTERS = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const

/** Addresses of one picture in several widths, smallest first, and what to show until it arrives. */
export const picture = z.strictObject({
  sources: z.array(z.strictObject({ width: z.number(), url: z.url() })),
  placeholder: z.string(),
})
export type Picture = z.output<typeof picture>

export const gameEntry = z.strictObject({
  nodeId: uuid,
  gameCode: z.string(),
  gameType: z.enum(GAME_TYPES),
  vendor: z.string(),
  vassalage: z.string(),
  vassalageName: z.string(),
  classification: z.enum(CLASSIFICATIONS),
  names: localized,
  picture,
  minimumStake: money,
  maximumStake: money,
  lines: z.nullable(z.number()),
  /** Long-term return in per cent with two decimals, as the vendor states it. */
  returnToPlayer: z.nullable(z.string()),
  isHot: z.boolean(),
  isNew: z.boolean(),
  playable: z.boolean(),
})
export type GameEntry = z.output<typeof gameEntry>

export const gameMenus = route({
  method: 'GET',
  path: '/lgw/games/game_menus',
  access: 'visitor',
  summary: 'Categories with their vendors, for the header and the lobby tabs.',
  answer: z.strictObject({
    data: z.strictObject({
      lanes: z.array(
        z.strictObject({
          gameType: z.enum(GAME_TYPES),
          vendors: z.array(
            z.strictObject({
              vassalage: z.string(),
              displayName: z.string(),
              smallIcon: z.nullable(z.url()),
              isHot: z.union([z.literal(0), z.literal(1)]),
              accountTypeId: z.number(),
              gameType: z.enum(GAME_TYPES),
              games: z.number(),
            }),
          ),
        }),
      ),
    }),
  }),
  refusals: [],
})

export const listGames = route({
  method: 'GET',
  path: '/wps/relay/games',
  access: 'visitor',
  summary: 'A page of games by category, vendor, class, name and minimum bet.',
  query: z.strictObject({
    gameType: z.enum(GAME_TYPES),
    vassalage: z.optional(shortText),
    gameClassify: z.optional(z.enum(CLASSIFICATIONS)),
    gameName: z.optional(shortText),
    minBet: z.optional(money),
    hot: z.optional(z.literal('1')),
    pageNo: z.optional(queryNumber(1, 10_000)),
    pageSize: z.optional(queryNumber(1, 56)),
  }),
  answer: z.strictObject({
    list: z.array(gameEntry),
    pageNo: z.number(),
    totalPages: z.number(),
    total: z.number(),
  }),
  refusals: [],
})

export const hotGames = route({
  method: 'GET',
  path: '/wps/relay/games/hot',
  access: 'visitor',
  summary: 'The games a home page shows first.',
  answer: z.strictObject({ list: z.array(gameEntry), total: z.number() }),
  refusals: [],
})

export const launchGame = route({
  method: 'POST',
  path: '/wps/game/launchGame',
  access: 'trial',
  summary: 'Opens a game: `content` is an address on its vendor’s registered origin, good for one use within a minute.',
  body: z.strictObject({ nodeId: uuid, device: z.enum(['desktop', 'mobile']) }),
  answer: z.strictObject({
    content: z.url(),
    names: localized,
    currency: currencyCode,
    /** Whether the game plays from the main wallet. */
    isSingle: z.boolean(),
    /** Whether money went to a wallet of the vendor's own and is to come home (`collectMoney`) when the game is left. */
    moneyReturns: z.boolean(),
  }),
  refusals: ['game_unavailable', 'vendor_unreachable', 'in_need_true_account'],
})
