import * as z from 'zod/mini'
import { gameCode, playCode } from './lottery.ts'
import { route } from './route.ts'
import { currencyCode, instant, localized, money, shortText, uuid } from './wire.ts'

/** The lowest series that an operator may offer, and the highest: at 1990 of 2000 the house keeps half a per cent. */
export const SERIES_LEAST = 1_000
export const SERIES_MOST = 1_990
/** How many times the game’s largest stake a member may stake in one issue, at most. */
export const STAKES_PER_ISSUE_MAX = 1_000
/** How much of a play’s units one bet may cover, in per cent. */
export const COVERAGE_LEAST = 10
export const COVERAGE_MOST = 100

const whole = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most))

/** What one tier pays per 1 staked, stake included: decimal text, up to four decimals. */
const odds = z.string().check(z.regex(/^(0|[1-9]\d{0,6})(\.\d{1,4})?$/))

/** What a brand offers of a lottery: prices and limits. */
export const lotteryTerms = z.strictObject({
  /** Of games whose prizes follow a series: the range that may be played; even numbers in parts of 2000. */
  series: z.nullable(z.strictObject({ least: whole(0, 2_000), most: whole(0, 2_000) })),
  /** Of games with fixed odds, by play and tier: those that the brand changed. All others are the platform’s. */
  odds: z.record(playCode, z.array(odds).check(z.minLength(1), z.maxLength(40))),
  /** The most one unit may win. */
  mostPrize: money.check(z.refine((text) => /[1-9]/.test(text))),
  stakesPerIssue: whole(1, STAKES_PER_ISSUE_MAX),
  coverage: whole(COVERAGE_LEAST, COVERAGE_MOST),
})
export type LotteryTerms = z.output<typeof lotteryTerms>

const person = z.strictObject({ id: uuid, username: z.string() })
const byGame = z.strictObject({ gameCode })

export const readLotteryTerms = route({
  method: 'GET',
  path: '/ops/lottery/games/{gameCode}/terms',
  access: 'operator',
  power: 'lottery.see',
  summary:
    'Prices and limits of a lottery at the brand: those in force, the platform’s own, and all that were decided.',
  params: byGame,
  answer: z.strictObject({
    gameCode,
    names: localized,
    vendor: z.string(),
    family: z.string(),
    currency: currencyCode,
    offered: z.boolean(),
    /** Its plays in the order of the pad. */
    plays: z.array(playCode),
    /** 0 where nothing was decided yet, and one more with each decision. */
    version: z.number(),
    inForce: lotteryTerms,
    /** What the platform offers where a brand decided nothing. `odds` is empty: the engine has them. */
    usual: lotteryTerms,
    /** A proposal that waits for a second operator. */
    proposal: z.nullable(uuid),
    /** The latest first. */
    history: z.array(z.strictObject({ version: z.number(), terms: lotteryTerms, proposedBy: person, at: instant })),
  }),
  refusals: ['not_found'],
})
export type ReadLotteryTerms = z.output<(typeof readLotteryTerms)['answer']>

export const proposeLotteryTerms = route({
  method: 'POST',
  path: '/ops/lottery/games/{gameCode}/terms',
  access: 'operator',
  power: 'lottery.change',
  summary:
    'Proposes prices and limits; once a second operator approves they hold for bets from then on. Bets that were taken keep theirs.',
  params: byGame,
  body: z.strictObject({
    terms: lotteryTerms,
    /** The version that the proposal was made from. */
    base: z.number().check(z.int(), z.minimum(0)),
    note: z.optional(shortText),
  }),
  answer: z.strictObject({ proposal: uuid }),
  refusals: ['not_found', 'series_out_of_range', 'odds_out_of_range', 'changed_meanwhile', 'proposal_waiting'],
})

/** What is proposed, as the one who decides sees it. */
export const proposedLotteryTerms = z.strictObject({
  gameCode,
  base: z.number(),
  before: lotteryTerms,
  terms: lotteryTerms,
  /** Plays whose odds change, with all their odds. */
  plays: z.array(z.strictObject({ play: playCode, before: z.array(odds), after: z.array(odds) })),
})
export type ProposedLotteryTerms = z.output<typeof proposedLotteryTerms>
