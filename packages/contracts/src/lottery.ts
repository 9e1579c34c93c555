import * as z from 'zod/mini'
import { route } from './route.ts'
import { currencyCode, cursor, instant, localized, money, queryNumber, shortText, uuid } from './wire.ts'

/** Where an issue stands. Bets are taken while it is open, in advance while it is to come. */
export const ISSUE_STATES = ['open', 'sealed', 'drawn', 'settling', 'settled', 'cancelled'] as const
export type IssueState = (typeof ISSUE_STATES)[number]

/** Where a ticket stands. */
export const TICKET_STATES = ['open', 'won', 'lost', 'cancelled', 'void'] as const

/** Issues that one bet may be repeated in. */
export const ISSUES_MAX = 120
export const LINES_MAX = 100
/** Tickets that may be typed in one line. */
export const WRITTEN_MAX = 20_000
export const MULTIPLE_MAX = 100_000
export const RESULTS_MAX = 100

export const gameCode = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))
export const issueNumber = z.string().check(z.regex(/^[0-9-]{1,20}$/))
export const playCode = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const whole = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most))

/** Numbers as they were drawn, first to last. */
const result = z.array(z.string())

/** What was picked: a row of symbols for each row of the play's pad, or tickets written out; `places` counts from 0. */
export const selection = z.strictObject({
  rows: z.optional(z.array(z.array(whole(0, 999_999)).check(z.maxLength(100))).check(z.maxLength(10))),
  tickets: z.optional(z.array(z.string().check(z.regex(/^\d{1,24}$/))).check(z.maxLength(WRITTEN_MAX))),
  places: z.optional(z.array(whole(0, 9)).check(z.maxLength(10))),
})
export type WireSelection = z.output<typeof selection>

export const lotteryGame = route({
  method: 'GET',
  path: '/lotto/lgw/games/{gameCode}',
  access: 'visitor',
  summary: 'A lottery as the brand offers it: which plays, at what stakes and prizes.',
  params: z.strictObject({ gameCode }),
  answer: z.strictObject({
    gameCode,
    gameType: z.enum(['LOTT', 'ELOTT']),
    vendor: z.string(),
    nodeId: uuid,
    /** Whose plays these are (`FAMILIES` of the lottery engine). */
    family: z.string(),
    names: localized,
    currency: currencyCode,
    /** How it is drawn: by the platform, with a seed that is committed before, or by somebody else. */
    drawnBy: z.enum(['house', 'official']),
    /** Players shoot numbers, from which it is drawn (`lottery-yeekee.ts`). */
    isShotFor: z.optional(z.literal(true)),
    /** Of games whose prizes follow a series: the range that may be played, in parts of 2000. `null`: fixed odds. */
    series: z.nullable(z.strictObject({ least: z.number(), most: z.number() })),
    /** Plays in the order of the pad. `odds`, of fixed odds: what each tier pays per 1 staked, stake included. */
    plays: z.array(z.strictObject({ code: playCode, odds: z.nullable(z.array(z.string())) })),
    /** Stakes of a unit, largest first. */
    unitStakes: z.array(money),
    /** The least and the most that a bet may cost on one issue; the most one unit may win. */
    leastStake: money,
    mostStake: money,
    mostPrize: money,
    /** The most of a play's units that may be bet on at once, in per cent. */
    coverage: z.number(),
    /** Issues that a bet may be repeated in. */
    issuesMax: z.number(),
    /** Another number whenever the brand’s prices or limits change; a bet names it. */
    terms: z.number(),
  }),
  refusals: ['game_unavailable'],
})
export type LotteryGame = z.output<(typeof lotteryGame)['answer']>

export const issue = z.strictObject({
  number: issueNumber,
  opensAt: instant,
  sealsAt: instant,
  drawsAt: instant,
  state: z.enum(ISSUE_STATES),
  /** SHA-256 of the seed of a house draw, shown from the beginning. */
  commitment: z.nullable(hash),
})
export type Issue = z.output<typeof issue>

export const drawnIssue = z.strictObject({
  number: issueNumber,
  drawnAt: instant,
  result,
  /** Of an official lottery in a demo: made up, since nobody tells real ones. */
  simulated: z.optional(z.literal(true)),
})
export type DrawnIssue = z.output<typeof drawnIssue>

export const lotteryIssues = route({
  method: 'GET',
  path: '/lotto/lgw/games/{gameCode}/numeros',
  access: 'visitor',
  summary: 'The issue that takes bets, those after it, the latest result, and what time it is here.',
  params: z.strictObject({ gameCode }),
  query: z.strictObject({ ahead: z.optional(queryNumber(1, ISSUES_MAX)) }),
  answer: z.strictObject({
    now: instant,
    /** The issue that takes bets is the first one; there is none while a market is closed. */
    open: z.array(issue),
    /** Issues that are sealed and not drawn yet. */
    sealed: z.array(issue),
    latest: z.nullable(drawnIssue),
  }),
  refusals: ['game_unavailable'],
})

export const openedNumeros = route({
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  access: 'visitor',
  summary: 'Results of a lottery, the latest first.',
  query: z.strictObject({
    gameCode,
    count: z.optional(queryNumber(1, RESULTS_MAX)),
    /** A play on what a draw is like (big, odd, dragon, a pair …), to be told of each result. */
    shape: z.optional(playCode),
  }),
  answer: z.strictObject({
    /** The play that was asked for as `shape`, where the lottery has it. */
    shape: z.optional(playCode),
    /** `words`: those of that play on which bets on this draw won, in the order of its pad. */
    list: z.array(z.extend(drawnIssue, { words: z.optional(z.array(z.string())) })),
  }),
  refusals: ['game_unavailable'],
})

/** Lotteries that one call answers at most. */
export const LOTTERIES_MAX = 60
/** Vendors that one call may name at most. */
export const LOTTERY_VENDORS_MAX = 10

const VENDOR = '[A-Z0-9_]{1,32}'
/** Codes of vendors with commas between them. */
export const vendorCodes = z
  .string()
  .check(z.regex(new RegExp(`^${VENDOR}(,${VENDOR}){0,${LOTTERY_VENDORS_MAX - 1}}$`)))

export const popularLotteries = route({
  method: 'GET',
  path: '/lgw/games/popular',
  access: 'visitor',
  summary: 'Lotteries in the order of the brand, of some vendors or of all, each with its issue and latest result.',
  query: z.strictObject({
    count: z.optional(queryNumber(1, LOTTERIES_MAX)),
    /** Their codes, with commas between them; left out: all. */
    vendors: z.optional(vendorCodes),
  }),
  answer: z.strictObject({
    now: instant,
    list: z.array(
      z.strictObject({
        gameCode,
        vendor: z.string(),
        names: localized,
        open: z.nullable(issue),
        latest: z.nullable(drawnIssue),
      }),
    ),
  }),
  refusals: [],
})

const line = z.strictObject({
  play: playCode,
  selection,
  unitStake: money,
  multiple: whole(1, MULTIPLE_MAX),
  /** Of games with a series: at which one it is played. */
  series: z.optional(whole(0, 2_000)),
  /** At which part of the prize its numbers are bought; the full one where it is not said. */
  rate: z.optional(z.enum(['full', 'half'])),
  /** How many units the caller counts: where the platform counts others, nothing is taken. */
  units: whole(1, 100_000_000),
})
export type WireLine = z.input<typeof line>

const ticketHead = {
  id: uuid,
  /** Short name to quote to support. */
  reference: z.string(),
  gameCode,
  gameNames: localized,
  issue: issueNumber,
  state: z.enum(TICKET_STATES),
  stake: money,
  win: money,
  /** What came back of the stake for playing at a lower series. */
  rebate: money,
  placedAt: instant,
  settledAt: z.nullable(instant),
}

export const ticket = z.strictObject({
  ...ticketHead,
  lines: z.number(),
  units: z.number(),
  /** Whether it can be cancelled still. */
  cancellable: z.boolean(),
  result: z.nullable(result),
  /** The result was made up, as that of a drawn issue. */
  simulated: z.optional(z.literal(true)),
})
export type Ticket = z.output<typeof ticket>

/**
 * When the rest of a bet on several issues is taken back: after the first issue in which it wins, or once what it won
 * exceeds what it staked by so much.
 */
export const stop = z.union([
  z.strictObject({ onWin: z.literal(true) }),
  z.strictObject({ profit: money.check(z.refine((text) => /[1-9]/.test(text))) }),
])
export type Stop = z.output<typeof stop>

export const placeBet = route({
  method: 'POST',
  path: '/lotto/lgw/bets',
  access: 'trial',
  bodyMax: 512 * 1024,
  summary: 'Bets on one or more issues of a lottery, all or nothing; the same request again answers the first one.',
  body: z.strictObject({
    requestId: uuid,
    gameCode,
    lines: z.array(line).check(z.minLength(1), z.maxLength(LINES_MAX)),
    /** One ticket for each; the multiples of its lines are multiplied. */
    issues: z
      .array(z.strictObject({ number: issueNumber, multiple: whole(1, MULTIPLE_MAX) }))
      .check(z.minLength(1), z.maxLength(ISSUES_MAX)),
    /** When a bet on several issues ends before the last of them. */
    stop: z.optional(stop),
    /** What all of it costs, as the caller was shown it. */
    stake: money,
    /** By which prices and limits the caller was shown it (`terms` of the game): by others nothing is taken. */
    terms: z.optional(z.number().check(z.int(), z.minimum(0))),
  }),
  answer: z.strictObject({ tickets: z.array(ticket), balance: money }),
  refusals: [
    ...(['game_unavailable', 'issue_closed', 'issue_unknown', 'selection_invalid', 'units_mismatch'] as const),
    ...(['series_out_of_range', 'multiple_limit', 'coverage_limit', 'stake_mismatch', 'changed_meanwhile'] as const),
    ...(['amount_below_minimum', 'amount_above_maximum', 'not_enough_money'] as const),
    ...(['number_closed', 'number_rate_changed', 'number_limit_exceeded'] as const),
    ...(['play_paused', 'betting_frozen', 'own_limit_reached', 'agreement_required'] as const),
  ],
})

export const listTickets = route({
  method: 'GET',
  path: '/lotto/lgw/tickets',
  access: 'trial',
  summary: 'The member’s tickets, newest first.',
  query: z.strictObject({
    gameCode: z.optional(gameCode),
    state: z.optional(z.enum(TICKET_STATES)),
    cursor: z.optional(cursor),
  }),
  answer: z.strictObject({ list: z.array(ticket), nextCursor: z.nullable(cursor) }),
  refusals: [],
})

export const readTicket = route({
  method: 'GET',
  path: '/lotto/lgw/tickets/{id}',
  access: 'trial',
  summary: 'A ticket with its lines, and what each of them won.',
  params: z.strictObject({ id: uuid }),
  answer: z.strictObject({
    ticket,
    lines: z.array(
      z.strictObject({
        play: playCode,
        selection,
        units: z.number(),
        unitStake: money,
        multiple: z.number(),
        series: z.nullable(z.number()),
        rate: z.enum(['full', 'half']),
        stake: money,
        /** What a unit staked with 2 wins, by tier, as it was when the bet was taken. */
        prizes: z.array(money),
        /** Units that won, by tier; nothing before the draw. */
        hits: z.nullable(z.array(z.number())),
        win: money,
        rebate: money,
      }),
    ),
  }),
  refusals: [],
})

export const cancelTicket = route({
  method: 'DELETE',
  path: '/lotto/lgw/tickets/{id}',
  access: 'trial',
  summary: 'Takes a ticket back before its issue is sealed; the whole stake comes home.',
  params: z.strictObject({ id: uuid }),
  answer: z.strictObject({ ticket, balance: money }),
  refusals: ['issue_closed'],
})

export const drawRecord = route({
  method: 'GET',
  path: '/lotto/lgw/games/{gameCode}/numeros/{number}/record',
  access: 'visitor',
  summary: 'All that a house draw was made from, to be drawn again by anybody.',
  params: z.strictObject({ gameCode, number: issueNumber }),
  answer: z.strictObject({
    format: z.literal('sanuk-draw-1'),
    game: shortText,
    family: shortText,
    issue: issueNumber,
    commitment: hash,
    /** Nothing before the draw. */
    seed: z.nullable(hash),
    head: z.nullable(z.strictObject({ number: z.string(), hash })),
    sealedAt: z.nullable(instant),
    drawnAt: z.nullable(instant),
    result: z.nullable(result),
  }),
  refusals: ['game_unavailable', 'issue_unknown'],
})
