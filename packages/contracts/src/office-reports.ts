import * as z from 'zod/mini'
import { GAME_TYPES } from './catalogue.ts'
import { route } from './route.ts'
import { businessDay, currencyCode, money, signedMoney } from './wire.ts'

/** What was played in settled rounds of the brand's own money; `gross` is what stakes left after wins. */
const played = { rounds: z.number(), stake: money, win: money, gross: signedMoney }

/**
 * Rounds count for the day on which they were first settled, money for the day on which the ledger posted it. Costs are
 * what the house gave less what it took back.
 */
export const reportFigures = {
  ...played,
  /** `gross` less what free rounds, bonuses, rebates, agents' salaries and dividends and other prizes cost. */
  net: signedMoney,
  /** Members who had a settled round. */
  players: z.number(),
  newMembers: z.number(),
  deposits: money,
  depositNumber: z.number(),
  /** What left through banks and was not sent back by them. */
  withdrawals: signedMoney,
  withdrawalNumber: z.number(),
  bonuses: signedMoney,
  rebates: signedMoney,
  /** What agents were paid of their team's play. */
  salaries: signedMoney,
  /** Of ranks, missions, referrals, raffles and points. */
  prizes: signedMoney,
  /** Rounds that the house gave away and what they paid: a cost, and no part of `gross`. */
  freeRounds: z.number(),
  freePaid: money,
  /** Given to members by hand less what was taken from them. */
  adjustments: signedMoney,
}

/** Games named in one report: those with the largest stakes. */
export const TOP_GAMES = 50

/** Longest range of one report, in days. */
export const REPORT_DAYS_MAX = 92

export const readReport = route({
  method: 'GET',
  path: '/ops/reports/play',
  access: 'operator',
  power: 'overview.see',
  summary: 'Business days in figures, both ends included and 92 at most, beside as many days before them.',
  query: z.strictObject({ from: businessDay, to: businessDay }),
  answer: z.strictObject({
    currency: currencyCode,
    totals: z.strictObject(reportFigures),
    before: z.strictObject({ from: businessDay, to: businessDay, totals: z.strictObject(reportFigures) }),
    /** Every day of the range, oldest first. */
    days: z.array(z.strictObject({ day: businessDay, ...reportFigures })),
    /** Each list has the largest stakes first. */
    categories: z.array(z.strictObject({ category: z.enum(GAME_TYPES), ...played })),
    labels: z.array(z.strictObject({ vendor: z.string(), label: z.string(), ...played })),
    games: z.array(
      z.strictObject({
        vendor: z.string(),
        code: z.string(),
        name: z.string(),
        category: z.enum(GAME_TYPES),
        ...played,
      }),
    ),
  }),
  refusals: [],
})

export const listAlarms = route({
  method: 'GET',
  path: '/ops/alarms',
  access: 'operator',
  power: 'overview.see',
  summary: 'What somebody should look at now.',
  answer: z.strictObject({
    /** Rules of the books that were broken at the last look. */
    books: z.array(z.strictObject({ rule: z.string(), violations: z.number() })),
    /** Rounds that stood open for too long and still wait for their end. */
    overdueRounds: z.array(z.strictObject({ vendor: z.string(), rounds: z.number() })),
    /** Vendors whose games gave more in the last hour than their alarm allows. */
    vendors: z.array(z.string()),
  }),
  refusals: [],
})
