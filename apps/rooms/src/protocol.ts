import { instant, localized, money } from '@sanuk/contracts/wire'
import * as z from 'zod/mini'
import { boxNumber, handCode, playedBoxes, takenBox } from './box-protocol.ts'
import { CHAT_SAID, CHAT_TOLD } from './chat-protocol.ts'
import { fightCard, fightPools } from './fight-protocol.ts'
import { studioView } from './studio-protocol.ts'

export type { TakenBox } from './box-protocol.ts'
export type { FightCard } from './fight-protocol.ts'
export type { StudioView } from './studio-protocol.ts'

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
  /** Nothing is decided now: the decision came when the step's time was up, or for another step. */
  decisions_closed: 409,
  /** Somebody sits at the box. */
  box_taken: 409,
  /** The member sits at as many boxes as they may. */
  too_many_boxes: 422,
  /** Hands and side bets lie at one's own boxes, bets behind at those of others. */
  wrong_box: 409,
  /** The hand was decided about before. */
  already_decided: 409,
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

export const spot = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/))
export const tableCode = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))

/** Money on one spot of a table. */
export const stake = z.strictObject({ spot, amount: money })
export type SpotStake = z.output<typeof stake>

/** What is dealt at tables. */
export const GAMES = [
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
  'three-card-poker',
  'seat-blackjack',
] as const
export type GameCode = (typeof GAMES)[number]

/** By which rules a win of the banker is paid at baccarat, and that bets on half of the numbers lose half with zero at roulette. */
export const TABLE_VARIANTS = ['commission', 'no-commission', 'ez', 'french', 'fixed-odds', 'totalisator'] as const

/** A table as it is set up: what can be bet on it, and between which amounts a coup and spot. */
export const tableRules = z.strictObject({
  code: tableCode,
  names: localized,
  game: z.enum(GAMES),
  /** Of baccarat and French roulette: by which rules. Of cockfights: in which form bets are taken. */
  variant: z.nullable(z.enum(TABLE_VARIANTS)),
  /** The pairs of spots whose wins are shown as roads, the usual one first. */
  sides: z.array(z.strictObject({ red: spot, blue: spot })),
  /** Seconds in which bets are taken. */
  seconds: z.number(),
  /** Of cockfights: seconds from the opening of one to the next, while none is cancelled and no series begins. */
  interval: z.optional(z.number()),
  spots: z.array(z.strictObject({ spot, minimum: money, maximum: money })),
  /** All that one player may have on the table in a coup. */
  maximum: money,
})
export type TableRules = z.output<typeof tableRules>

/** A card by its name: rank, then suit, as in `As`, `Td` and `2c`. */
const card = z.string().check(z.regex(/^[2-9TJQKA][cdhs]$/))

/**
 * One thing that is shown of a coup after another: a card of a side (`player`, `banker`, `dragon`, `tiger`,
 * `dealer`, and `first` and `second` of a hand that was split), the ball
 * (`number`, of two balls `ball-1` and `ball-2`), a die (`die-1` to `die-3`, a number or a picture), the beads under the
 * cup and what is left of them (`beads`, `rest`), a coin (`coin-1` to `coin-4`: `red` or `white`), a segment of a wheel by
 * its place from 0, the multiplier or prize that is drawn there, and the segment of an encore (`segment`, `multiplier`,
 * `next`), who is ahead in a clash of a cockfight and how it ended (`clash-1` to `clash-4`, `end`), a card of a hand or of
 * the bank (`hand-1` to `hand-4`, `bank`), or the joker and a card of a side after it (`joker`, `andar`, `bahar`).
 */
export const turn = z.strictObject({
  place: z.string().check(z.maxLength(16)),
  face: z.string().check(z.maxLength(16)),
})
export type Turn = z.output<typeof turn>

/** Of every game the red side is called banker and the blue one player. */
const roadResult = z.strictObject({
  winner: z.enum(['player', 'banker', 'tie']),
  playerPair: z.boolean(),
  bankerPair: z.boolean(),
  natural: z.boolean(),
})

/** A coup of this series as lists and roads show it. */
export const pastResult = z.strictObject({
  /**
   * In short: the totals of both sides, both cards, the numbers, the dice, what was left, the coins, the face of a wheel
   * and its multiplier, how a cockfight ended and the names of both birds, the bank and each hand against it (`won 2 pok-9`:
   * how it ended, how many times the winner multiplies, what the hand is), or the joker, the card that ended it and how
   * many were dealt.
   */
  faces: z.array(z.string()),
  /** One for each of the table's `sides`. */
  roads: z.array(roadResult),
})
export type PastResult = z.output<typeof pastResult>

/** How a coup ended: also which spots won, and which got their stake or a part of it back. */
export const coupResult = z.extend(pastResult, {
  won: z.array(spot),
  returned: z.array(spot),
  /** Of a totalisator: what it was settled by. */
  pools: z.optional(fightPools),
  /** Of boxes: how they were played, by which the coup can be dealt again. */
  played: z.optional(playedBoxes),
})
export type CoupResult = z.output<typeof coupResult>

const openedCoup = {
  id: z.uuid(),
  number: z.number(),
  opensAt: instant,
  closesAt: instant,
  card: z.optional(fightCard),
}

/**
 * What coups come from: a shoe, whose order of cards is fixed, or a series of outcomes. All of it follows from a seed
 * whose hash was told before the first bet.
 */
const series = z.strictObject({
  id: z.uuid(),
  number: z.number(),
  /** SHA-256 of the server seed; empty where a studio deals, as the client seed is. */
  commitment: z.string(),
  /** What is mixed in beside the server seed, made public after the commitment. */
  clientSeed: z.string(),
  /** Of a shoe that has begun: the first card, face up; as many cards as it counts were laid away unseen. */
  burn: z.nullable(card),
  /** Cards that came out, or outcomes, and how many there are. */
  dealt: z.number(),
  length: z.number(),
})
export type SeriesView = z.output<typeof series>

const moveWord = z.string().check(z.regex(/^[a-z-]{1,16}$/))

/** What a player did with a hand in a step of a coup; steps count from 1. */
export const decision = z.strictObject({ step: z.number(), hand: handCode, move: moveWord })
export type OwnDecision = z.output<typeof decision>

/** A hand that a player is asked about. `otherwise` is what is done with it where nothing is said in time. */
const askedHand = z.strictObject({
  hand: handCode,
  /** What each move costs, on top of what lies there; null where it costs nothing. */
  moves: z.array(z.strictObject({ move: moveWord, cost: z.nullable(money) })),
  otherwise: moveWord,
  /** What was decided; it waits while it is being paid for. */
  chosen: z.nullable(moveWord),
  isWaiting: z.boolean(),
})
export type AskedHand = z.output<typeof askedHand>

/** A step in which players decide, and how many are asked. */
const deciding = {
  step: z.number(),
  askedAt: instant,
  until: instant,
  players: z.number(),
  /** About which hands, in games in which players decide in turn. */
  hands: z.optional(z.array(handCode)),
}

/** Who sits at a table and what they bet on. */
const crowd = z.strictObject({
  players: z.number(),
  /** How many players have a stake on it in this coup; at a totalisator also how much they have there. */
  spots: z.array(z.strictObject({ spot, players: z.number(), amount: z.optional(money) })),
})
export type Crowd = z.output<typeof crowd>

/**
 * Where a table stands: a new series begins (a shoe is shuffled), bets are taken, no more bets (the last are being answered), cards are
 * dealt, players decide about them, the result is shown, or nobody deals here.
 */
export const PHASES = ['shuffling', 'betting', 'closed', 'dealing', 'deciding', 'result', 'stopped'] as const

export const tableState = z.strictObject({
  phase: z.enum(PHASES),
  series: z.nullable(series),
  coup: z.nullable(
    z.strictObject({
      ...openedCoup,
      /** What was shown so far, in its order. */
      shown: z.array(turn),
      result: z.nullable(coupResult),
      /** Whether all bets were given back, and nothing counts. */
      isVoid: z.boolean(),
      /** Of a totalisator, from the close on: all that was staked, and the final prices. */
      pools: z.optional(fightPools),
      /** The step in which players decide, while there is one. */
      deciding: z.optional(z.strictObject(deciding)),
    }),
  ),
  /** The coups of this series in order, those that were void left out. */
  results: z.array(pastResult),
  crowd,
  /** Of tables with boxes: those that somebody sits at. */
  boxes: z.optional(z.array(takenBox)),
  /** Where people deal: who, and where they are seen. */
  studio: z.optional(studioView),
})
export type TableState = z.output<typeof tableState>

/** One change of a table. `apply-news.ts` says what it makes of a state. */
export const tableNews = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('shuffling'), series }),
  z.strictObject({
    kind: z.literal('opened'),
    coup: z.strictObject(openedCoup),
    burn: z.nullable(card),
    dealt: z.number(),
  }),
  z.strictObject({ kind: z.literal('closed') }),
  z.strictObject({ kind: z.literal('dealing'), pools: z.optional(fightPools) }),
  z.strictObject({ kind: z.literal('deciding'), ...deciding }),
  z.strictObject({ kind: z.literal('shown'), turn, dealt: z.number() }),
  z.strictObject({ kind: z.literal('result'), result: coupResult }),
  z.strictObject({ kind: z.literal('void') }),
  /**
   * A coup of this series that was over counts otherwise from now on: with another result, or, where that is null, it is
   * void. `results` are all of the series anew.
   */
  z.strictObject({
    kind: z.literal('revised'),
    coup: z.uuid(),
    shown: z.array(turn),
    result: z.nullable(coupResult),
    results: z.array(pastResult),
  }),
  z.strictObject({ kind: z.literal('crowd'), crowd }),
  z.strictObject({ kind: z.literal('boxes'), boxes: z.array(takenBox) }),
  z.strictObject({ kind: z.literal('stopped') }),
  z.strictObject({ kind: z.literal('studio'), studio: studioView }),
])
export type TableNews = z.output<typeof tableNews>

/** At most so many tables are followed by one page. */
export const MOST_TABLES = 6

/** What a page says over its socket. The session comes first. */
export const pageMessage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('session'), session: z.string().check(z.maxLength(64)) }),
  /** From now on these tables, and no others, are followed. */
  z.strictObject({ kind: z.literal('watch'), tables: z.array(tableCode).check(z.maxLength(MOST_TABLES)) }),
  z.strictObject({
    kind: z.literal('bet'),
    /** Made by the page, once: the same id is the same bet, however often it is sent. */
    id: z.uuid(),
    table: tableCode,
    coup: z.uuid(),
    stakes: z.array(stake).check(z.minLength(1), z.maxLength(32)),
  }),
  z.strictObject({
    kind: z.literal('decide'),
    /** Made by the page, once, as that of a bet. */
    id: z.uuid(),
    table: tableCode,
    coup: z.uuid(),
    step: z.int(),
    hand: handCode,
    move: moveWord,
  }),
  /** Sits down at a box that is free, or leaves one. */
  z.strictObject({ kind: z.literal('take-box'), table: tableCode, box: boxNumber }),
  z.strictObject({ kind: z.literal('leave-box'), table: tableCode, box: boxNumber }),
  ...CHAT_SAID,
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
    /** What the player decided in this coup, of games in which players decide. */
    decided: z.optional(z.array(decision)),
    /** What the player is asked in the step that is open. */
    asked: z.optional(z.strictObject({ step: z.number(), hands: z.array(askedHand) })),
  }),
  /** Where the player sits at a table with boxes: told after a table, and whenever it changes or could not be changed. */
  z.strictObject({
    kind: z.literal('boxes'),
    table: tableCode,
    boxes: z.array(boxNumber),
    /** Boxes that they leave once the coup is over. */
    leaving: z.array(boxNumber),
    fault: z.nullable(roomFault),
  }),
  /** What became of a bet or a decision. `free` is how much more the table would take where it was too much. */
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
  /** An operator made a coup void, or corrected its result: what the player's bets on it come to now, instead of before. */
  z.strictObject({
    kind: z.literal('revised'),
    table: tableCode,
    coup: z.uuid(),
    number: z.number(),
    isVoid: z.boolean(),
    stake: money,
    before: money,
    /** Of a coup that is void the stake, which comes back. */
    after: money,
    balance: money,
  }),
  ...CHAT_TOLD,
])
export type RoomMessage = z.output<typeof roomMessage>

export const SOCKET_PATH = '/api/socket'
