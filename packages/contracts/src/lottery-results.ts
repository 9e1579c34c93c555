import * as z from 'zod/mini'
import { gameCode, issueNumber } from './lottery.ts'
import { route } from './route.ts'
import { instant } from './wire.ts'

const digits = z.string().check(z.regex(/^\d{1,10}$/))
const figure = z.string().check(z.maxLength(20), z.regex(/^[+-]?[\d,]*\d\.\d\d$/))

/** What the result of some lotteries is derived from: a number that was drawn, two prizes, an index and its change. */
export const FIGURES = ['number', 'special', 'first', 'index', 'change'] as const

/** A result as an operator or a feed tells it: its numbers in order, or else what they are derived from. */
export const reportedResult = z.strictObject({
  result: z.optional(z.array(digits).check(z.minLength(1), z.maxLength(40))),
  figures: z.optional(
    z.strictObject({
      number: z.optional(digits),
      special: z.optional(digits),
      first: z.optional(digits),
      index: z.optional(figure),
      change: z.optional(figure),
    }),
  ),
})
export type ReportedResult = z.output<typeof reportedResult>

export const reportResult = route({
  method: 'POST',
  path: '/lottery/v1/results',
  access: 'vendor',
  summary:
    'A feed of results tells that of an official issue. The same again changes nothing; another one before the draw takes the place of its first.',
  body: z.extend(reportedResult, {
    game: gameCode,
    issue: issueNumber,
    /** When it was drawn where it was drawn. */
    drawnAt: instant,
    /** Made up, for a demo: taken at an installation whose own brand is a demo only. */
    simulated: z.optional(z.boolean()),
  }),
  answer: z.strictObject({
    /**
     * `drawn`: the issue has this result now; `known`: it had it before; `waiting`: another source must tell the same;
     * `disputed`: another source told something else.
     */
    outcome: z.enum(['drawn', 'known', 'waiting', 'disputed']),
  }),
  refusals: [
    ...(['invalid_signature', 'issue_unknown', 'issue_of_house', 'issue_not_sealed', 'issue_cancelled'] as const),
    ...(['result_invalid', 'result_known', 'simulation_refused'] as const),
  ],
})

export const AWAITED_RESULTS_MAX = 100

export const awaitedResults = route({
  method: 'POST',
  path: '/lottery/v1/awaited-results',
  access: 'vendor',
  summary: 'Official issues that are sealed and for which this feed told no result yet, the earliest draw first.',
  body: z.strictObject({}),
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        game: gameCode,
        issue: issueNumber,
        drawsAt: instant,
        /** Digits of each number of a result, in order. */
        widths: z.array(z.number()),
      }),
    ),
  }),
  refusals: ['invalid_signature'],
})
