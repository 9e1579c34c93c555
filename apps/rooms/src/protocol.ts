import { currencyCode, instant, language, localized, money } from '@sanuk/contracts/wire'
import * as z from 'zod/mini'

/** What a table refuses a player, with the HTTP status of calls. */
export const ROOM_FAULTS = {
  session_ended: 401,
  excluded: 403,
  game_closed: 409,
  limit_reached: 422,
  invalid_request: 400,
  unknown_table: 404,
  /** The table takes no bets now: the bet came at or after the close, or for another coup. */
  bets_closed: 409,
  below_minimum: 422,
  above_maximum: 422,
  not_enough_money: 422,
  too_many_requests: 429,
  platform_unreachable: 503,
  unknown_error: 500,
} as const
export type RoomFault = keyof typeof ROOM_FAULTS
export const roomFault = z.enum(Object.keys(ROOM_FAULTS) as [RoomFault, ...RoomFault[]])

/** How a call is refused. The balance goes with `not_enough_money`. */
export const faultAnswer = z.object({ fault: z.catch(roomFault, 'unknown_error'), balance: z.optional(money) })

const spot = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/))
const tableCode = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))

/** Money on one spot of a table. */
export const stake = z.strictObject({ spot, amount: money })
export type SpotStake = z.output<typeof stake>

/** A table as it is set up: what can be bet on it, and between which amounts a coup and spot. */
const tableRules = z.strictObject({
  code: tableCode,
  names: localized,
  game: z.literal('baccarat'),
  variant: z.enum(['commission', 'no-commission', 'ez']),
  /** Seconds in which bets are taken. */
  seconds: z.number(),
  spots: z.array(z.strictObject({ spot, minimum: money, maximum: money })),
  /** All that one player may have on the table in a coup. */
  maximum: money,
})
export type TableRules = z.output<typeof tableRules>

export const opened = z.strictObject({
  session: z.string(),
  nickname: z.string(),
  currency: currencyCode,
  language,
  balance: money,
  /** The table that was asked for. */
  table: tableRules,
  returnUrl: z.string(),
  cashierUrl: z.string(),
  historyUrl: z.string(),
})
export type Opened = z.output<typeof opened>

/** A card by its name: rank, then suit, as in `As`, `Td` and `2c`. */
const card = z.string().check(z.regex(/^[2-9TJQKA][cdhs]$/))
export type CardName = string

export const SIDES = ['player', 'banker'] as const
const side = z.enum(SIDES)
export type Side = z.output<typeof side>

/** How a coup ended, as roads are drawn from it. */
export const coupResult = z.strictObject({
  winner: z.enum(['player', 'banker', 'tie']),
  playerTotal: z.number(),
  bankerTotal: z.number(),
  playerPair: z.boolean(),
  bankerPair: z.boolean(),
  /** Whether a side had eight or nine in its first two cards. */
  natural: z.boolean(),
})
export type CoupResult = z.output<typeof coupResult>

const coupTimes = { id: z.uuid(), number: z.number(), opensAt: instant, closesAt: instant }

/** The shoe of a table: its order of cards is fixed by a seed whose hash was told before the first bet. */
const shoe = z.strictObject({
  id: z.uuid(),
  number: z.number(),
  /** SHA-256 of the server seed. */
  commitment: z.string(),
  /** What is mixed in beside the server seed, made public after the commitment. */
  clientSeed: z.string(),
  /** The first card, face up: as many cards as it counts were laid away unseen. Null before the shoe begins. */
  burn: z.nullable(card),
  /** Cards that came out, and all of the shoe. */
  dealt: z.number(),
  cards: z.number(),
})
export type ShoeView = z.output<typeof shoe>

/** Who sits at a table and what they bet on. */
const crowd = z.strictObject({
  players: z.number(),
  /** How many players have a stake on it in this coup. */
  spots: z.array(z.strictObject({ spot, players: z.number() })),
})
export type Crowd = z.output<typeof crowd>

/**
 * Where a table stands: the shoe is shuffled, bets are taken, no more bets (the last are being answered), cards are
 * dealt, the result is shown, or nobody deals here.
 */
export const PHASES = ['shuffling', 'betting', 'closed', 'dealing', 'result', 'stopped'] as const

export const tableState = z.strictObject({
  phase: z.enum(PHASES),
  shoe: z.nullable(shoe),
  coup: z.nullable(
    z.strictObject({
      ...coupTimes,
      cards: z.strictObject({ player: z.array(card), banker: z.array(card) }),
      result: z.nullable(coupResult),
      /** Whether all bets were given back, and nothing counts. */
      isVoid: z.boolean(),
    }),
  ),
  /** The coups of this shoe in order, those that were void left out. */
  results: z.array(coupResult),
  crowd,
})
export type TableState = z.output<typeof tableState>

/** One change of a table. `apply-news.ts` says what it makes of a state. */
export const tableNews = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('shuffling'), shoe }),
  z.strictObject({ kind: z.literal('opened'), coup: z.strictObject(coupTimes), burn: card, dealt: z.number() }),
  z.strictObject({ kind: z.literal('closed') }),
  z.strictObject({ kind: z.literal('dealing') }),
  z.strictObject({ kind: z.literal('card'), side, card, dealt: z.number() }),
  z.strictObject({ kind: z.literal('result'), result: coupResult }),
  z.strictObject({ kind: z.literal('void') }),
  z.strictObject({ kind: z.literal('crowd'), crowd }),
  z.strictObject({ kind: z.literal('stopped') }),
])
export type TableNews = z.output<typeof tableNews>

/** What a page says over its socket. The session comes first. */
export const pageMessage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('session'), session: z.string().check(z.maxLength(64)) }),
  /** From now on these tables, and no others, are followed. */
  z.strictObject({ kind: z.literal('watch'), tables: z.array(tableCode).check(z.maxLength(6)) }),
  z.strictObject({
    kind: z.literal('bet'),
    /** Made by the page, once: the same id is the same bet, however often it is sent. */
    id: z.uuid(),
    table: tableCode,
    coup: z.uuid(),
    stakes: z.array(stake).check(z.minLength(1), z.maxLength(32)),
  }),
])
export type PageMessage = z.output<typeof pageMessage>

/** What the server says over the socket. `at` numbers what is told of a table: who misses one watches anew. */
export const roomMessage = z.discriminatedUnion('kind', [
  /** `now` is the server's clock in Unix milliseconds: what opens and closes does so by that. */
  z.strictObject({ kind: z.literal('ready'), now: z.number(), balance: money }),
  z.strictObject({ kind: z.literal('ended'), fault: roomFault }),
  z.strictObject({ kind: z.literal('table'), table: tableCode, at: z.number(), now: z.number(), state: tableState }),
  z.strictObject({ kind: z.literal('news'), table: tableCode, at: z.number(), news: tableNews }),
  /** What the player has on a table in its coup: told whole, after a table and whenever it changes. */
  z.strictObject({
    kind: z.literal('mine'),
    table: tableCode,
    coup: z.uuid(),
    placed: z.array(stake),
    /** Bets whose answer is awaited. */
    waiting: z.array(z.strictObject({ id: z.uuid(), stakes: z.array(stake) })),
  }),
  /** What became of a bet. `free` is how much more the table would take where it was too much. */
  z.strictObject({
    kind: z.literal('answered'),
    id: z.uuid(),
    table: tableCode,
    coup: z.uuid(),
    fault: z.nullable(roomFault),
    free: z.optional(money),
    balance: z.optional(money),
  }),
  /** What the player's bets of a coup came to. */
  z.strictObject({
    kind: z.literal('paid'),
    table: tableCode,
    coup: z.uuid(),
    stake: money,
    win: money,
    lines: z.array(z.strictObject({ spot, stake: money, win: money })),
    balance: money,
  }),
])
export type RoomMessage = z.output<typeof roomMessage>

export const SOCKET_PATH = '/api/socket'

/** A coup with the player's bets, for the page that shows a past round. */
export const replay = z.strictObject({
  currency: currencyCode,
  table: z.strictObject({ code: tableCode, names: localized, variant: tableRules.shape.variant }),
  playedAt: instant,
  coup: z.strictObject({
    number: z.number(),
    shoe: z.number(),
    cards: z.strictObject({ player: z.array(card), banker: z.array(card) }),
    result: z.nullable(coupResult),
    isVoid: z.boolean(),
  }),
  /** The road up to and with this coup. */
  results: z.array(coupResult),
  lines: z.array(z.strictObject({ spot, stake: money, win: money })),
  stake: money,
  win: money,
  commitment: z.string(),
  /** The record to verify with, once the shoe has ended. */
  record: z.nullable(z.unknown()),
})
export type Replay = z.output<typeof replay>

/** Calls of the players' pages. */
export const ROOM_CALLS = {
  /** Opens a launched table, once. */
  open: { method: 'POST', path: '/api/open', body: z.strictObject({ launch: z.string() }), answer: opened },
  /** The session that a page has already, after a reload. */
  state: { method: 'GET', path: '/api/state', answer: opened },
  replay: { method: 'POST', path: '/api/replay', body: z.strictObject({ ticket: z.string() }), answer: replay },
} as const
