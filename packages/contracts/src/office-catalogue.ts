import * as z from 'zod/mini'
import { CLASSIFICATIONS, GAME_TYPES, picture, pictureAddress } from './catalogue.ts'
import { route } from './route.ts'
import { cursor, localized, money, shortText, uuid } from './wire.ts'

/** Games that are changed in one go, and that may stand in an order of their own. */
export const CHOSEN_AT_ONCE = 200

export const GAME_STATES = ['playable', 'coming', 'hidden'] as const

/** What the list is narrowed to: a state, the hot ones, or those that operators changed. */
export const CATALOGUE_VIEWS = [...GAME_STATES, 'hot', 'chosen'] as const

/** By whose hiding a game is hidden: its own, its label’s, or that of the entry it lies under. */
export const HIDDEN_BY = ['game', 'vassalage', 'entry'] as const

const gameType = z.enum(GAME_TYPES)
const classification = z.enum(CLASSIFICATIONS)
const vendorCode = z.string().check(z.regex(/^[A-Z0-9_]{1,32}$/))
const nodeIds = z.array(uuid).check(z.minLength(1), z.maxLength(CHOSEN_AT_ONCE))

const said = { isHot: z.boolean(), classification, minimumStake: money, maximumStake: money }

/** What operators chose. Null leaves it as the vendor has it. */
const chosen = {
  hidden: z.boolean(),
  hot: z.nullable(z.boolean()),
  classification: z.nullable(classification),
  minimumStake: z.nullable(money),
  maximumStake: z.nullable(money),
}

const catalogueGame = z.strictObject({
  nodeId: uuid,
  code: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  gameType,
  vassalage: z.string(),
  vassalageName: z.string(),
  names: localized,
  picture,
  /** The games that lie under it: with any, it is an entry and no game. */
  children: z.number(),
  /** The code of the entry that it lies under. */
  parent: z.nullable(z.string()),
  state: z.enum(GAME_STATES),
  hiddenBy: z.nullable(z.enum(HIDDEN_BY)),
  /** As the brand has it. */
  ...said,
  /** As its vendor has it. */
  listed: z.strictObject(said),
  chosen: z.strictObject({ ...chosen, place: z.nullable(z.number()) }),
})
export type CatalogueGame = z.output<typeof catalogueGame>

export const listCatalogue = route({
  method: 'GET',
  path: '/ops/catalogue',
  access: 'operator',
  power: 'catalogue.see',
  summary:
    'Every game that vendors list, as the brand has it, in the order of the lobby; hidden ones last. `search` is a part of a name or of a code.',
  query: z.strictObject({
    search: z.optional(shortText),
    gameType: z.optional(gameType),
    vendor: z.optional(vendorCode),
    vassalage: z.optional(shortText),
    classification: z.optional(classification),
    view: z.optional(z.enum(CATALOGUE_VIEWS)),
    cursor: z.optional(cursor),
  }),
  answer: z.strictObject({ list: z.array(catalogueGame), total: z.number(), nextCursor: z.nullable(cursor) }),
  refusals: [],
})

/** A wish says what is to change; what it does not name stays. */
const wish = z.partial(z.strictObject(chosen))

export const chooseGames = route({
  method: 'PUT',
  path: '/ops/catalogue/games',
  access: 'operator',
  power: 'catalogue.change',
  summary: 'Chooses for games of the brand: all of them or, where one may not be so, none. Every open page follows.',
  body: z.strictObject({ nodeIds, wish }),
  answer: z.strictObject({}),
  refusals: ['amount_below_minimum', 'amount_above_maximum'],
})

export const resetGames = route({
  method: 'POST',
  path: '/ops/catalogue/games/reset',
  access: 'operator',
  power: 'catalogue.change',
  summary: 'Forgets all that was chosen for games, their places included: they are as their vendor has them.',
  body: z.strictObject({ nodeIds }),
  answer: z.strictObject({}),
  refusals: [],
})

const ofType = z.strictObject({ gameType })

export const readGameOrder = route({
  method: 'GET',
  path: '/ops/catalogue/order/{gameType}',
  access: 'operator',
  power: 'catalogue.see',
  summary: 'The games that operators put in front of a category, in their order.',
  params: ofType,
  answer: z.strictObject({ list: z.array(catalogueGame) }),
  refusals: [],
})

export const orderGames = route({
  method: 'PUT',
  path: '/ops/catalogue/order/{gameType}',
  access: 'operator',
  power: 'catalogue.change',
  summary: 'Puts these games in front of a category, in this order; all others follow as their vendors list them.',
  params: ofType,
  body: z.strictObject({ nodeIds: z.array(uuid).check(z.maxLength(CHOSEN_AT_ONCE)) }),
  answer: z.strictObject({}),
  refusals: [],
})

const lane = z.strictObject({
  gameType,
  vassalages: z.array(
    z.strictObject({
      vassalage: z.string(),
      name: z.string(),
      icon: z.nullable(pictureAddress),
      /** Games that visitors find there. */
      games: z.number(),
      hidden: z.boolean(),
      isHot: z.boolean(),
      /** Whether it is hot because operators say so; null leaves it to its games. */
      chosenHot: z.nullable(z.boolean()),
      /** Whether operators gave it its place. */
      placed: z.boolean(),
    }),
  ),
})
export type CatalogueLane = z.output<typeof lane>

export const readLanes = route({
  method: 'GET',
  path: '/ops/catalogue/lanes',
  access: 'operator',
  power: 'catalogue.see',
  summary: 'Categories with their labels in the order of the menus, hidden ones last, and the vendors of all games.',
  answer: z.strictObject({
    lanes: z.array(lane),
    vendors: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  }),
  refusals: [],
})

export const chooseVassalage = route({
  method: 'PUT',
  path: '/ops/catalogue/lanes/{gameType}/{vassalage}',
  access: 'operator',
  power: 'catalogue.change',
  summary: 'Chooses for a label in a category: hidden, none of its games is shown; hot, it is marked in the menus.',
  params: z.strictObject({ gameType, vassalage: shortText }),
  body: wish,
  answer: z.strictObject({}),
  refusals: [],
})

export const orderVassalages = route({
  method: 'PUT',
  path: '/ops/catalogue/lanes/{gameType}',
  access: 'operator',
  power: 'catalogue.change',
  summary: 'Puts the labels of a category in this order in the menus; those that are not named follow.',
  params: ofType,
  body: z.strictObject({ vassalages: z.array(shortText).check(z.maxLength(CHOSEN_AT_ONCE)) }),
  answer: z.strictObject({}),
  refusals: [],
})
