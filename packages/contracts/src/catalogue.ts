import * as z from 'zod/mini'
import { route } from './route.ts'
import { currencyCode, cursor, language, launchMode, localized, money, queryNumber, shortText, uuid } from './wire.ts'

export const GAME_TYPES = ['LIVE', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'FISH', 'RNG', 'PVP', 'COCKFIGHT'] as const
export type GameType = (typeof GAME_TYPES)[number]

/**
 * Kinds of lottery: the classic groups (five balls of eleven, three dice, low frequency, Mark Six, sums of three,
 * racing ten, five digits), then those of Thailand and its neighbours.
 */
export const PLAY_TYPES = [
  ...(['11X5', 'K3', 'LF', 'LHC', 'PCB', 'PK10', 'SSC'] as const),
  ...(['THAI', 'YEEKEE', 'STOCK', 'LAO', 'HANOI', 'MALAY', 'VN'] as const),
] as const
export type PlayType = (typeof PLAY_TYPES)[number]

/** Classes of slot games; the lobby orders scratch, video poker and table games last. */
export const CLASSIFICATIONS = ['JP', 'AC', 'BG', 'SC', 'VP', 'TG'] as const

export const PAGE_SIZE = 14
export const MINIMUM_BET_FILTERS = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const

/** Where a picture is: at its vendor or, of the platform's own games, among the pictures that site and office serve. */
export const pictureAddress = z.union([z.url(), z.string().check(z.regex(/^\/art\/[A-Za-z0-9/._-]+$/))])

/** Addresses of one picture in several widths, smallest first, and what to show until it arrives. */
export const picture = z.strictObject({
  sources: z.array(z.strictObject({ width: z.number(), url: pictureAddress })),
  placeholder: z.string(),
})
export type Picture = z.output<typeof picture>

export const gameEntry = z.strictObject({
  nodeId: uuid,
  gameCode: z.string(),
  gameType: z.enum(GAME_TYPES),
  /** A `VASSALAGE` is no game: it opens a popup of its sub-games, of which it has `children`. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  children: z.number(),
  /** Which kind of lottery it opens with; null for what is none. */
  defaultPlayType: z.nullable(z.enum(PLAY_TYPES)),
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
  /** Whether it can be played for no money (`launchGame` in `demo`). */
  offersDemo: z.boolean(),
})
export type GameEntry = z.output<typeof gameEntry>

const vendorCard = z.strictObject({
  vassalage: z.string(),
  displayName: z.string(),
  smallIcon: z.nullable(pictureAddress),
  isHot: z.union([z.literal(0), z.literal(1)]),
  accountTypeId: z.number(),
  gameType: z.enum(GAME_TYPES),
  games: z.number(),
})
export type VendorCard = z.output<typeof vendorCard>

export const gameMenus = route({
  method: 'GET',
  path: '/lgw/games/game_menus',
  access: 'visitor',
  kept: 'catalogue',
  summary:
    'Categories with their vendors, for the header and the lobby tabs, and what there is to narrow each down by.',
  answer: z.strictObject({
    data: z.strictObject({
      lanes: z.array(
        z.strictObject({
          gameType: z.enum(GAME_TYPES),
          vendors: z.array(vendorCard),
          /** What follows counts games that can be played. */
          hotGames: z.number(),
          /** Classes, kinds of lottery and smallest stakes under which there are games, in the order they are offered. */
          classifications: z.array(z.enum(CLASSIFICATIONS)),
          playTypes: z.array(z.enum(PLAY_TYPES)),
          minimumBets: z.array(z.enum(MINIMUM_BET_FILTERS)),
        }),
      ),
    }),
  }),
  refusals: [],
})
export type MenuLane = z.output<(typeof gameMenus)['answer']>['data']['lanes'][number]

/** What callers written for several platforms say of themselves. It is checked and changes nothing. */
const clientQuery = {
  clientType: z.optional(z.literal('3')),
  platform: z.optional(z.literal('flash,html5-desktop')),
  channel: z.optional(shortText),
  language: z.optional(language),
}

const pageQuery = {
  pageNo: z.optional(queryNumber(1, 10_000)),
  pageSize: z.optional(queryNumber(1, 56)),
}

/** Several values of one kind in a query string, with commas between them. */
const listOf = <T extends z.ZodMiniType<string, string>>(item: T, maximum: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.split(',')),
    ),
    z.array(item).check(z.maxLength(maximum)),
  )

export const LISTED_AT_ONCE = 100

export const listGames = route({
  method: 'GET',
  path: '/wps/relay/games',
  access: 'visitor',
  kept: 'catalogue',
  summary:
    'A page of games by category, vendor, class, name and minimum bet; by class, kind, bet or heat those that can be played. `after` goes on where a page ended.',
  query: z.strictObject({
    ...clientQuery,
    /** The brand's own code, if the caller names one. */
    merchant: z.optional(shortText),
    gameType: listOf(z.enum(GAME_TYPES), GAME_TYPES.length),
    vassalage: z.optional(shortText),
    gameClassify: z.optional(z.enum(CLASSIFICATIONS)),
    playType: z.optional(z.enum(PLAY_TYPES)),
    gameName: z.optional(shortText),
    /** Games that take a stake as small as this, or entries with such a game under them. */
    minBet: z.optional(money),
    minLineNum: z.optional(queryNumber(1, 100_000)),
    hot: z.optional(z.literal('1')),
    /** These games only. */
    nodeIds: z.optional(listOf(uuid, LISTED_AT_ONCE)),
    ...pageQuery,
    /** Where the page before ended (`next`): nothing is missed when the list changes in between. */
    after: z.optional(cursor),
  }),
  answer: z.strictObject({
    list: z.array(gameEntry),
    pageNo: z.number(),
    totalPages: z.number(),
    total: z.number(),
    /** Null at the end. */
    next: z.nullable(cursor),
  }),
  refusals: [],
})

export const subGames = route({
  method: 'GET',
  path: '/wps/relay/games/{vassalage}/children',
  access: 'visitor',
  kept: 'catalogue',
  summary: 'The games that lie under an entry whose `isGame` is `VASSALAGE`, or under all such entries of a vassalage.',
  params: z.strictObject({ vassalage: shortText }),
  query: z.strictObject({ ...clientQuery, nodeId: z.optional(uuid) }),
  answer: z.strictObject({ list: z.array(gameEntry) }),
  refusals: [],
})

export const hotGames = route({
  method: 'GET',
  path: '/wps/relay/games/hot',
  access: 'visitor',
  kept: 'catalogue',
  summary: 'The games a home page shows first.',
  query: z.strictObject({
    merchantCode: z.optional(shortText),
    isPlatform: z.optional(z.literal('2')),
    vassalage: z.optional(shortText),
    platform: clientQuery.platform,
    language: clientQuery.language,
  }),
  answer: z.strictObject({ list: z.array(gameEntry), total: z.number() }),
  refusals: [],
})

const ownQuery = z.strictObject({
  ...clientQuery,
  gameType: z.optional(listOf(z.enum(GAME_TYPES), GAME_TYPES.length)),
  vassalage: z.optional(shortText),
  ...pageQuery,
})

export const recentGames = route({
  method: 'GET',
  path: '/wps/relay/games/recent',
  access: 'trial',
  summary: 'Games the member opened or played, the latest first.',
  query: ownQuery,
  answer: z.strictObject({ list: z.array(gameEntry), pageNo: z.number(), totalPages: z.number(), total: z.number() }),
  refusals: [],
})

export const favouriteGames = route({
  method: 'GET',
  path: '/wps/relay/games/favourites',
  access: 'trial',
  summary: 'The member’s favourites, the latest first.',
  query: ownQuery,
  answer: z.strictObject({
    content: z.array(gameEntry),
    pageNo: z.number(),
    totalPages: z.number(),
    total: z.number(),
  }),
  refusals: [],
})

/** The oldest make room. */
export const FAVOURITES_MAX = 500

const marks = z.strictObject({ nodeIds: z.array(uuid) })

export const favouriteMarks = route({
  method: 'GET',
  path: '/wps/relay/games/favourites/marks',
  access: 'trial',
  summary: 'Which games are the member’s favourites, the latest first.',
  answer: marks,
  refusals: [],
})

/** A game as favourites name it; its node id says all, and the rest must be true of it. */
const favourite = {
  nodeId: uuid,
  vendor: z.optional(shortText),
  gameType: z.optional(z.enum(GAME_TYPES)),
}

export const addFavourite = route({
  method: 'POST',
  path: '/wps/relay/games/favourites',
  access: 'trial',
  summary: 'Makes a game a favourite; answers what the favourites are then.',
  body: z.strictObject(favourite),
  answer: marks,
  refusals: [],
})

export const removeFavourite = route({
  method: 'DELETE',
  path: '/wps/relay/games/favourites',
  access: 'trial',
  summary: 'A game is no favourite any more; answers what the favourites are then.',
  query: z.strictObject(favourite),
  answer: marks,
  refusals: [],
})

const ofGame = { nodeId: uuid, device: z.enum(['desktop', 'mobile']) }

export const launchGame = route({
  method: 'POST',
  path: '/wps/game/launchGame',
  access: 'trial',
  summary: 'Opens a game: `content` is an address on its vendor’s registered origin, good for one use within a minute.',
  body: z.strictObject({
    ...ofGame,
    /** `real` where it is not said. */
    mode: z.optional(launchMode),
  }),
  answer: z.strictObject({
    content: z.url(),
    names: localized,
    currency: currencyCode,
    /** Whether the game plays from the main wallet. */
    isSingle: z.boolean(),
    /** Whether money went to a wallet of the vendor's own and is to come home (`collectMoney`) when the game is left. */
    moneyReturns: z.boolean(),
  }),
  refusals: [
    'game_unavailable',
    'vendor_unreachable',
    'in_need_true_account',
    'own_limit_reached',
    'play_paused',
    'betting_frozen',
    'agreement_required',
  ],
})

export const launchDemo = route({
  method: 'POST',
  path: '/wps/game/launchDemo',
  access: 'visitor',
  summary: 'Opens a game for no money, for a visitor without an account, where the brand allows that.',
  body: z.strictObject(ofGame),
  answer: z.strictObject({ content: z.url(), names: localized, currency: currencyCode }),
  refusals: ['function_off', 'game_unavailable', 'vendor_unreachable', 'too_many_requests'],
})
