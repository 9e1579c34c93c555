import { currencyCode, instant, language, launchMode, localized, money, uuid } from '@sanuk/contracts/wire'
import * as z from 'zod/mini'

/** The words between a slot's client and the Studio's game server, JSON over the Studio's own origin. */

/** A row of the pay table: what a symbol pays in coins, a column for each of the machine's `counts`. */
const pay = z.strictObject({
  symbol: z.string(),
  kind: z.enum(['wild', 'scatter', 'plain']),
  pays: z.array(z.number()),
})

/** Free spins that can be had at once for so many coins. */
const bought = z.strictObject({ spins: z.number(), coins: z.number() })
export type Bought = z.output<typeof bought>

/** What a client needs to draw and explain a machine; the strips themselves stay on the server. */
export const machineView = z.strictObject({
  code: z.string(),
  names: localized,
  reels: z.number(),
  rows: z.number(),
  /** How wins are read. */
  pattern: z.enum(['lines', 'ways', 'anywhere', 'clusters']),
  /** Row visited on each reel, one list per line; none without lines. */
  lines: z.array(z.array(z.number())),
  /** What a stake is divided into; with lines it is one for each. */
  coins: z.number(),
  /** From how many on the columns of `pays` are paid. */
  counts: z.array(z.number()),
  pays: z.array(pay),
  /** Wilds fill their reel; and filled reels stay so through the free spins. */
  wildsFill: z.boolean(),
  wildsStay: z.boolean(),
  /** What a wild multiplies the win of its line by, reel by reel; none where they do not. */
  wildFactors: z.array(z.number()),
  /** Wins fall away, and count so many times one after the other: in the paid spin, and in free ones. */
  tumbles: z.nullable(z.strictObject({ base: z.array(z.number()), free: z.array(z.number()) })),
  /** So many money symbols begin respins; `full` coins on top when all places are filled. */
  hold: z.nullable(
    z.strictObject({ least: z.number(), respins: z.number(), values: z.array(z.number()), full: z.number() }),
  ),
  /** Long-term return in per cent, computed exactly: of the paid spin, of what it may begin, of both. */
  returnToPlayer: z.strictObject({ total: z.string(), base: z.string(), feature: z.string() }),
  /** One win in how many rounds, and one with free spins or respins in how many. */
  hitEvery: z.string(),
  featureEvery: z.string(),
  maximumWinMultiple: z.number(),
  freeSpins: z.strictObject({ awards: z.record(z.string(), z.number()), multiplier: z.number() }),
  /** What is sold, and what comes back of its price in per cent; null where nothing is. */
  bought: z.nullable(z.extend(bought, { returnToPlayer: z.string() })),
  /** A dearer spin: its price in coins, what comes back of that in per cent, and one with free spins in how many. */
  ante: z.nullable(z.strictObject({ coins: z.number(), returnToPlayer: z.string(), featureEvery: z.string() })),
  /**
   * How the jackpot is won, one number in how many, each for so much staked, or at a secret amount up to a cap, and what comes
   * back through it on top, in per cent. Null without one.
   */
  jackpot: z.nullable(
    z.strictObject({
      ...{ names: localized, seed: money, shared: z.number() },
      ...{ numbers: z.exactOptional(z.number()), cap: z.exactOptional(money) },
      perNumber: z.exactOptional(money),
      ...{ contributed: z.string(), seeded: z.string(), returnToPlayer: z.string() },
    }),
  ),
  /**
   * Covered places: how many times they count by scatters, what lies under how many, what comes back by them in per cent,
   * and one in how many rounds; how a place and an end are drawn, how a place sounds, and the OKLCH hue of the room.
   */
  pick: z.nullable(
    z.strictObject({
      ...{ times: z.record(z.string(), z.number()), places: z.number(), ends: z.number(), hue: z.number() },
      prizes: z.array(z.strictObject({ coins: z.number(), places: z.number() })),
      factors: z.array(z.strictObject({ factor: z.number(), places: z.number() })),
      ...{ returnToPlayer: z.string(), every: z.string(), cover: z.string(), end: z.string() },
      sound: z.array(z.number()),
    }),
  ),
  /** How many cards may be turned for a win, and the most that is ever made of it, in stakes; null where none may be. */
  gamble: z.nullable(z.strictObject({ cards: z.number(), ceiling: z.number() })),
  mathVersion: z.string(),
})
export type MachineView = z.output<typeof machineView>

/** A win on a line; `line` is its place in the machine's list, from 0. */
const lineWin = z.strictObject({ line: z.number(), symbol: z.string(), count: z.number(), win: money })

/** A place on the reels: which one from the left, which row from the top, both from 0. */
const cell = z.tuple([z.number(), z.number()])
export type Cell = z.output<typeof cell>

/** A win without lines: so many of a symbol in these cells, in so many ways. */
const symbolWin = z.strictObject({
  ...{ symbol: z.string(), count: z.number(), ways: z.number(), cells: z.array(cell), win: money },
})

/** A money symbol and what it is worth. */
const heldSymbol = z.strictObject({ cell, value: money })
export type HeldSymbol = z.output<typeof heldSymbol>

/**
 * What is seen at a time: the paid spin, one of the free spins it won, what fell down after either, or a respin. Grids are
 * reels of rows, top first; a place that is empty in a respin is ''. All wins are what is paid, the multiplier already in
 * them: they add up to the step, the steps to the round. A respin wins nothing but in the last.
 */
export const step = z.strictObject({
  kind: z.enum(['base', 'free', 'fall', 'respin']),
  grid: z.array(z.array(z.string())),
  lineWins: z.array(lineWin),
  symbolWins: z.exactOptional(z.array(symbolWin)),
  scatter: z.nullable(z.strictObject({ count: z.number(), win: money, freeSpins: z.number() })),
  held: z.exactOptional(z.array(heldSymbol)),
  respinsLeft: z.exactOptional(z.number()),
  multiplier: z.number(),
  win: money,
  freeSpinsLeft: z.number(),
})
export type Step = z.output<typeof step>

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** The player's half of what outcomes are drawn from: a word of his own, or one his browser drew. */
export const clientSeed = z.string().check(z.regex(/^[\w .-]{1,64}$/))

/** What one round was drawn from: the hash of the server seed, and the other two that it was mixed with. */
const roundSeed = z.strictObject({ commitment: hash, clientSeed, nonce: z.number() })
export type RoundSeed = z.output<typeof roundSeed>

/** A server seed by its hash, the client seed it is mixed with, and how many rounds were drawn from the two. */
const playedSeed = z.strictObject({ commitment: hash, clientSeed, rounds: z.number() })
export type PlayedSeed = z.output<typeof playedSeed>

/** What is played with, nothing before the first client seed, and the hash of what begins with the next one. */
export const seeds = z.strictObject({ playing: z.nullable(playedSeed), next: hash })
export type Seeds = z.output<typeof seeds>

const toldSeed = z.extend(playedSeed, { serverSeed: z.string(), toldAt: instant })
export type ToldSeed = z.output<typeof toldSeed>

const allSeeds = z.extend(seeds, { told: z.array(toldSeed) })
export type AllSeeds = z.output<typeof allSeeds>

/** What is said of the next card, by which what is risked is doubled or quadrupled; `half` and `collect` take of it. */
const guess = z.enum(['red', 'black', 'clubs', 'diamonds', 'hearts', 'spades'])
export type Guess = z.output<typeof guess>
const gambleMove = z.union([guess, z.enum(['half', 'collect'])])
export type GambleMove = z.output<typeof gambleMove>

/** What the player has made of a win. `paid` is what the round pays in the end, and null while it waits for his move. */
const gambleTold = z.strictObject({
  moves: z.array(gambleMove),
  turned: z.array(z.strictObject({ guess, card: z.string(), risked: money, right: z.boolean() })),
  ...{ taken: money, risked: money, cardsLeft: z.number() },
  options: z.array(gambleMove),
  paid: z.nullable(money),
})
export type GambleTold = z.output<typeof gambleTold>

/** What lies under a place. Prizes are as much as they count here; factors multiply all that is found. */
const pieceTold = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('prize'), worth: money }),
  z.strictObject({ kind: z.literal('factor'), factor: z.number() }),
  z.strictObject({ kind: z.literal('end') }),
])
export type PieceTold = z.output<typeof pieceTold>

/** A board of covered places, from 0, and what was found. `dealt` is what lay under all of them, once it is over. */
const boardTold = z.strictObject({
  ...{ places: z.number(), times: z.number(), worth: money, options: z.array(z.number()) },
  opened: z.array(z.strictObject({ place: z.number(), piece: pieceTold })),
  dealt: z.nullable(z.array(pieceTold)),
})
export type BoardTold = z.output<typeof boardTold>

/** Rounds that the house gives away, at a stake that nobody pays: `left` of `rounds`, and what they paid so far. */
const freeRounds = z.strictObject({
  grant: z.string(),
  rounds: z.number(),
  left: z.number(),
  stake: money,
  won: money,
  mostWin: money,
  until: instant,
})
export type FreeRounds = z.output<typeof freeRounds>

/**
 * A whole round as it was decided on the server. Money has moved already; the client only shows it. One that began with
 * `bought` free spins has their price as its stake, and no paid spin; that of a dearer spin is worth `ante` coins. `win` is
 * what its steps won and what was found on its board, which is paid when that is over, and unless `gamble` says what became
 * of it.
 */
export const spinResult = z.strictObject({
  spin: uuid,
  round: z.string(),
  stake: money,
  win: money,
  balance: money,
  bought: z.exactOptional(bought),
  ante: z.exactOptional(z.number()),
  /** Whether its player picks from the board himself; else places are opened from the first on. */
  pick: z.exactOptional(z.literal(true)),
  /** Whether it was played free, and what is left of its grant now. */
  free: z.exactOptional(z.literal(true)),
  freeRounds: z.exactOptional(freeRounds),
  steps: z.array(step),
  board: z.exactOptional(boardTold),
  /** What it drew for the jackpot of the game, and what of `win` is that jackpot. A demo draws none. */
  number: z.exactOptional(z.number()),
  jackpot: z.exactOptional(money),
  gamble: z.exactOptional(gambleTold),
  /** Null for a round that was played before rounds were drawn from seeds. */
  seed: z.nullable(roundSeed),
  at: instant,
})
export type SpinResult = z.output<typeof spinResult>

/**
 * A round of a game without reels. `choice`, `moves`, `view` and `options` are in the words of its family, as
 * `instant/instant-wire.ts` has them: what was chosen with the stake, what was done since, what may be seen by now and what
 * may be done next. `win` is null and `balance` that after the stake while the round goes on.
 */
export const instantResult = z.strictObject({
  spin: uuid,
  round: z.string(),
  stake: money,
  staked: money,
  win: z.nullable(money),
  balance: money,
  elapsed: z.nullable(z.number()),
  choice: z.unknown(),
  moves: z.array(z.unknown()),
  view: z.unknown(),
  options: z.array(z.unknown()),
  seed: z.nullable(roundSeed),
  at: instant,
})
export type InstantResult = z.output<typeof instantResult>

/** What every game is opened with. */
const opened = {
  session: z.string(),
  /** For the member's money, or from a purse of the session's own. */
  mode: launchMode,
  nickname: z.string(),
  currency: z.strictObject({ code: currencyCode, symbol: z.string(), decimals: z.number() }),
  language,
  balance: money,
  stakes: z.array(money),
  seeds,
  returnUrl: z.url(),
  cashierUrl: z.url(),
  historyUrl: z.url(),
}

export const gameState = z.strictObject({
  ...opened,
  machine: machineView,
  /** How the reels stand before the first spin; never the top prize. */
  grid: z.array(z.array(z.string())),
  /** A round that was decided but not shown to its end, because the page was reloaded or the line was cut. */
  unfinished: z.nullable(spinResult),
  /** What is in the pool of the game now. */
  jackpot: z.nullable(money),
  /** What may be played free; null where nothing may. */
  freeRounds: z.nullable(freeRounds),
})
export type GameState = z.output<typeof gameState>

/** A game without reels: its family, by which its client shows it, and what is said of it. */
const instantView = z.strictObject({
  ...{ code: z.string(), kind: z.string(), names: localized, returnToPlayer: z.string() },
  ...{ maximumWinMultiple: z.number(), mathVersion: z.string() },
  /** OKLCH hues of the light on the table and of the ground around it. */
  hues: z.tuple([z.number(), z.number()]),
  /** Multiples by the name of a choice, as `instant/pay-tables.ts` has them. */
  pays: z.record(z.string(), z.array(z.string())),
  /** Addresses of the pictures its board is set with. */
  pieces: z.record(z.string(), z.string()),
})
export type InstantView = z.output<typeof instantView>

const instantState = z.strictObject({
  ...opened,
  instant: instantView,
  /** A round that goes on, or was not shown to its end. */
  unfinished: z.nullable(instantResult),
})
export type InstantState = z.output<typeof instantState>

const anyState = z.union([gameState, instantState])
export type AnyState = z.output<typeof anyState>

const pastRound = {
  currency: z.strictObject({ code: currencyCode, symbol: z.string(), decimals: z.number() }),
  /** What the round was drawn from, once a later client seed has told it. */
  serverSeed: z.nullable(z.string()),
}

/** A run of a pool that must be won. `commitment` is the SHA-256 of `<threshold>:<salt>`, which are told once it is over. */
const runTold = z.strictObject({
  ...{ place: z.number(), commitment: z.string(), start: money, cap: money, openedAt: instant },
})
export type RunTold = z.output<typeof runTold>

/** One that is over: what was in the pool before the share of the round that won, and what that was paid. */
const dropTold = z.strictObject({
  ...{ pool: z.string(), place: z.number(), commitment: z.string(), threshold: money, salt: z.string() },
  ...{ start: money, cap: money, before: money, amount: money, at: instant },
  /** How much of the stake went in, in millionths. */
  share: z.number(),
})
export type DropTold = z.output<typeof dropTold>

/** The run that the pool of a game is in, and those that are over, the latest first. */
const drops = z.strictObject({ run: z.nullable(runTold), told: z.array(dropTold) })
export type Drops = z.output<typeof drops>

const slotReplay = z.strictObject({
  ...pastRound,
  ...{ machine: machineView, result: spinResult },
  /** The machine as it is, strips included: what anybody needs to draw the round again. */
  rules: z.unknown(),
  /** The run of a pool that the round ended, if it did. */
  drop: z.exactOptional(dropTold),
})
export type SlotReplay = z.output<typeof slotReplay>

const instantReplay = z.strictObject({
  ...pastRound,
  ...{ instant: instantView, result: z.extend(instantResult, { win: money }) },
})
export type InstantReplay = z.output<typeof instantReplay>

/** A past round, which is over, for the replay page. */
export const replay = z.union([slotReplay, instantReplay])
export type Replay = z.output<typeof replay>

/** Why the game server refused, as a stable code; words stand in the locales under `game.fault.<code>`. */
export const GAME_FAULTS = {
  invalid_request: 400,
  session_ended: 401,
  /** The same id, or the same move, was asked for with something else before. */
  spin_mismatch: 409,
  spin_in_progress: 409,
  /** A round of this game waits for the player's move: it was begun, or moved on, in another window. */
  round_open: 409,
  /** The player has not said his half of the seeds yet. */
  seed_wanted: 409,
  /** That seed is not the next one: another window was quicker. */
  seed_gone: 409,
  /** A new client seed was wanted, and this is the one that is played with. */
  seed_used: 409,
  /** The round was called off, its stake given back if it had been taken at all. */
  spin_voided: 409,
  not_enough_money: 422,
  limit_reached: 422,
  /** The free rounds are used up, over, or were taken back. */
  free_rounds_over: 422,
  /** The limits of the session leave none of the machine's stakes. */
  no_stakes: 422,
  excluded: 422,
  game_closed: 422,
  platform_unreachable: 503,
  unknown_error: 500,
} as const
export type GameFault = keyof typeof GAME_FAULTS

export const faultAnswer = z.strictObject({
  fault: z.enum(Object.keys(GAME_FAULTS) as [GameFault, ...GameFault[]]),
  /** Goes with `not_enough_money`. */
  balance: z.optional(money),
})

/**
 * The calls. All but `open` and `replay` carry `Authorization: Bearer <session>`.
 * `spin` is idempotent by the client's own `spin` id: after a lost answer the client sends the same spin again and
 * learns the same outcome. With `bought` or `ante` its stake is that price, and it is refused where that is no longer what the
 * machine offers. With `gamble` a win waits for what the player makes of it by `spinMove`; with `pick` a board waits
 * for its places to be opened by it, a place each. Games without reels are played by `play` and, where they go by turns, `move`: `at` is which of
 * the round's moves it is, from 0, and asked for again it is the same move. A move that stakes more is refused like a
 * stake is, and the round goes on without it. `watch` is answered when a round against the clock is over, or after a
 * while. `shown` tells the server that the player has seen the round to its end. `refill` fills up the purse of a demo that
 * no longer holds the lowest stake, and leaves any other as it is. `changeSeed` begins with the next
 * server seed, named by its hash, under a client seed that is not the one before; the one before is told.
 */
export const GAME_CALLS = {
  open: { method: 'POST', path: '/api/session', body: z.strictObject({ launch: z.string() }), answer: anyState },
  state: { method: 'GET', path: '/api/state', answer: anyState },
  balance: { method: 'GET', path: '/api/balance', answer: z.strictObject({ balance: money }) },
  spin: {
    method: 'POST',
    path: '/api/spins',
    body: z.strictObject({
      spin: uuid,
      stake: money,
      bought: z.exactOptional(bought),
      ante: z.exactOptional(z.number()),
      gamble: z.exactOptional(z.literal(true)),
      pick: z.exactOptional(z.literal(true)),
      /** By which grant it is played free, at the grant's stake. */
      free: z.exactOptional(z.string().check(z.maxLength(64))),
    }),
    answer: spinResult,
  },
  spinMove: {
    method: 'POST',
    path: '/api/spins/moves',
    body: z.strictObject({ spin: uuid, at: z.int().check(z.gte(0), z.lte(1_000)), move: z.unknown() }),
    answer: spinResult,
  },
  play: {
    method: 'POST',
    path: '/api/rounds',
    body: z.strictObject({ spin: uuid, stake: money, choice: z.unknown() }),
    answer: instantResult,
  },
  move: {
    method: 'POST',
    path: '/api/moves',
    body: z.strictObject({ spin: uuid, at: z.int().check(z.gte(0), z.lte(1_000)), move: z.unknown() }),
    answer: instantResult,
  },
  watch: { method: 'POST', path: '/api/rounds/watch', body: z.strictObject({ spin: uuid }), answer: instantResult },
  shown: { method: 'POST', path: '/api/spins/shown', body: z.strictObject({ spin: uuid }), answer: z.strictObject({}) },
  seeds: { method: 'GET', path: '/api/seeds', answer: allSeeds },
  changeSeed: {
    method: 'POST',
    path: '/api/seeds',
    body: z.strictObject({ commitment: hash, clientSeed }),
    answer: allSeeds,
  },
  jackpot: { method: 'GET', path: '/api/jackpot', answer: z.strictObject({ amount: z.nullable(money) }) },
  drops: { method: 'GET', path: '/api/jackpot/drops', answer: drops },
  refill: { method: 'POST', path: '/api/purse', answer: z.strictObject({ balance: money }) },
  replay: { method: 'POST', path: '/api/replay', body: z.strictObject({ ticket: z.string() }), answer: replay },
} as const
