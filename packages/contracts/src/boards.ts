import * as z from 'zod/mini'
import { GAME_TYPES } from './catalogue.ts'
import { route } from './route.ts'
import { instant, localized, money, shortText, uuid } from './wire.ts'

/**
 * Where a live table stands: the shoe is shuffled, bets are taken, no more bets (the last are being answered), cards are
 * dealt, the result is shown, or nobody deals.
 */
export const TABLE_PHASES = ['shuffling', 'betting', 'closed', 'dealing', 'result', 'stopped'] as const

/** What is played at a table. It says how its `outcomes` are written, and what tiles show of them. */
export const TABLE_KINDS = [
  'baccarat',
  'dragon-tiger',
  'roulette',
  'sic-bo',
  'thai-hilo',
  'gourd-crab-fish',
  'fan-tan',
  'sedie',
  'cockfight',
  'double-ball-roulette',
  'ramwong-wheel',
  'gem-wheel',
  'red-envelopes',
  'pok-deng',
  'bull-bull',
  'andar-bahar',
  'blackjack',
  'seat-blackjack',
  'three-card-poker',
] as const
export type TableKind = (typeof TABLE_KINDS)[number]

/** As many of the latest outcomes as a vendor tells. */
export const OUTCOMES_MAX = 100

/** What one coup came to, as its game writes it: `17`, `2-4-6`, `crab-crab-fish`, `won-lost-tied`. */
const outcome = z.string().check(z.maxLength(48), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/**
 * The results of a shoe in order, as roads are drawn from them: `P`, `B` or `T` of the winner (player, banker, tie), with
 * `p` and `b` behind it for a pair of the player and of the banker. Other games of two sides call the red one banker and
 * the blue one player.
 */
const roadText = z.string().check(z.maxLength(600), z.regex(/^([PBT]p?b?)*$/))

const cards = z.int().check(z.gte(0), z.lte(10_000))

/** What happens at a table right now. Instants are by a clock that is right. */
export const tableBoard = {
  /** What is not said is baccarat where there are results, and otherwise a game of which tiles show no outcome. */
  kind: z.optional(z.enum(TABLE_KINDS)),
  phase: z.enum(TABLE_PHASES),
  /** When bets are taken: of the coup on the table. */
  opensAt: z.optional(instant),
  closesAt: z.optional(instant),
  /** Who sits or looks on. */
  players: z.int().check(z.gte(0), z.lte(10_000_000)),
  /** Cards of the shoe that came out, and all of it. */
  dealt: z.optional(cards),
  of: z.optional(cards),
  results: roadText,
  /** The latest outcomes of the series, the newest last. */
  outcomes: z.optional(z.array(outcome).check(z.maxLength(OUTCOMES_MAX))),
  dealer: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
}

const board = z.strictObject(tableBoard)
export type TableBoard = z.output<typeof board>

const table = z.strictObject({ nodeId: uuid, ...tableBoard })
export type BoardTable = z.output<typeof table>

export const gamesBoard = route({
  method: 'GET',
  path: '/lgw/games/board',
  access: 'visitor',
  summary: 'What happens at the tables of a category right now: those that can be played and whose vendors tell.',
  query: z.strictObject({ gameType: z.enum(GAME_TYPES) }),
  answer: z.strictObject({ tables: z.array(table) }),
  refusals: [],
})

export const gameRooms = route({
  method: 'GET',
  path: '/wps/relay/games/{code}/rooms',
  access: 'visitor',
  summary:
    'Where a game can be played: the games under an entry, those of the game’s hall, or the game alone; each with what happens there, where its vendor tells.',
  params: z.strictObject({ code: shortText }),
  /** Two vendors may call their games the same. */
  query: z.strictObject({ vendor: z.optional(shortText) }),
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        nodeId: uuid,
        vendor: z.string(),
        gameCode: z.string(),
        names: localized,
        minimumStake: money,
        maximumStake: money,
        board: z.nullable(board),
      }),
    ),
  }),
  refusals: [],
})
