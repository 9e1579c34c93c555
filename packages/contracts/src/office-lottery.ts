import * as z from 'zod/mini'
import { gameCode, ISSUE_STATES, issueNumber, playCode } from './lottery.ts'
import { FIGURES, reportedResult } from './lottery-results.ts'
import { route } from './route.ts'
import { businessDay, cursor, instant, localized, money, shortText, signedMoney, uuid } from './wire.ts'

/** Issues an operator looks at: those in a state, or official ones whose draw is over and whose result is missing. */
export const ISSUE_VIEWS = ['attention', ...ISSUE_STATES] as const

/** How a result came: typed by an operator, taken from a file by one, or told by a feed. */
export const REPORT_KINDS = ['typed', 'imported', 'feed'] as const

/** What became of a reported result. `disputed`: it differs from another source's, and neither is taken. */
export const REPORT_OUTCOMES = ['waiting', 'disputed', 'drawn', 'known'] as const

/** The largest number of tickets that a preview of a correction lists. */
export const CORRECTION_TICKETS = 20
/** The largest number of numbers that exposure lists for each play. */
export const EXPOSURE_NUMBERS = 20

const seen = { method: 'GET', access: 'operator', power: 'lottery.see' } as const
const done = { access: 'operator', power: 'lottery.results' } as const

const issueId = z.string().check(z.regex(/^\d{1,18}$/))
const byIssue = z.strictObject({ id: issueId })
const result = z.array(z.string())
const person = z.strictObject({ id: uuid, username: z.string() })

const officeIssue = z.strictObject({
  id: issueId,
  gameCode,
  gameNames: localized,
  number: issueNumber,
  drawnBy: z.enum(['house', 'official']),
  state: z.enum(ISSUE_STATES),
  opensAt: instant,
  sealsAt: instant,
  drawsAt: instant,
  drawnAt: z.nullable(instant),
  result: z.nullable(result),
  /** The result was made up by the demo's feed. */
  simulated: z.boolean(),
  /** 1, and one more with each correction. */
  version: z.number(),
  /** Its draw is over, and its result is missing; `disputed` where sources differ. */
  isAwaited: z.boolean(),
  disputed: z.boolean(),
  /** Of the brand. */
  tickets: z.number(),
  stake: money,
  /** Prizes and rebates so far. */
  paid: money,
})
export type OfficeIssue = z.output<typeof officeIssue>

export const listLotteryGames = route({
  ...seen,
  path: '/ops/lottery/games',
  summary: 'The lotteries as the brand offers them, each with its next issue, and what waits for results.',
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        gameCode,
        vendor: z.string(),
        names: localized,
        family: z.string(),
        drawnBy: z.enum(['house', 'official']),
        /** Whether the brand’s members can play it. */
        offered: z.boolean(),
        /** Whether one feed alone suffices for a result. */
        trustsFeed: z.boolean(),
        /** Digits of each number of a result, in order; what an operator types. Nothing for house draws. */
        widths: z.nullable(z.array(z.number())),
        /** What a result can be derived from instead. */
        figures: z.nullable(z.array(z.enum(FIGURES))),
        open: z.nullable(z.strictObject({ id: issueId, number: issueNumber, sealsAt: instant, drawsAt: instant })),
        latest: z.nullable(z.strictObject({ id: issueId, number: issueNumber, drawnAt: instant, result })),
        /** Issues whose result is missing, and those of them about which sources differ. */
        awaited: z.number(),
        disputed: z.number(),
      }),
    ),
    feeds: z.array(
      z.strictObject({
        code: z.string(),
        /** When it last asked which results are missing, and last told one. */
        askedAt: z.nullable(instant),
        reportedAt: z.nullable(instant),
        /** What it was last refused. */
        refusal: z.nullable(z.strictObject({ code: z.string(), at: instant })),
      }),
    ),
    /** Whether this operator may enter results, correct and cancel here: only at the installation’s own brand. */
    mayEnterResults: z.boolean(),
  }),
  refusals: [],
})
export type OfficeLotteryGame = z.output<(typeof listLotteryGames)['answer']>['list'][number]

export const listLotteryIssues = route({
  ...seen,
  path: '/ops/lottery/issues',
  summary: 'Issues by when they are drawn, the latest first. Days are those of the draw.',
  query: z.strictObject({
    cursor: z.optional(cursor),
    game: z.optional(gameCode),
    state: z.optional(z.enum(ISSUE_VIEWS)),
    from: z.optional(businessDay),
    to: z.optional(businessDay),
  }),
  answer: z.strictObject({ list: z.array(officeIssue), nextCursor: z.nullable(cursor) }),
  refusals: [],
})

const report = z.strictObject({
  id: uuid,
  kind: z.enum(REPORT_KINDS),
  /** Whoever entered it; `null` where a feed told it. */
  operator: z.nullable(person),
  feed: z.nullable(z.string()),
  /** Hidden until the caller has entered a result, sources differ, or the issue is drawn: so that two type independently. */
  result: z.nullable(result),
  simulated: z.boolean(),
  at: instant,
  /** Entered anew by the same source: it counts no more. */
  replacedAt: z.nullable(instant),
})
export type LotteryReport = z.output<typeof report>

/** How far something that goes over all tickets of an issue is. */
const progress = { tickets: z.number(), done: z.number(), doneAt: z.nullable(instant) }

export const readLotteryIssue = route({
  ...seen,
  path: '/ops/lottery/issues/{id}',
  summary: 'An issue with the brand’s totals by play, the results that were reported, corrections and cancellation.',
  params: byIssue,
  answer: z.strictObject({
    issue: officeIssue,
    plays: z.array(
      z.strictObject({
        play: playCode,
        tickets: z.number(),
        units: z.number(),
        stake: money,
        /** What all its units would win, each with its highest prize once. */
        potential: money,
      }),
    ),
    reports: z.array(report),
    corrections: z.array(
      z.strictObject({
        id: uuid,
        version: z.number(),
        before: result,
        after: result,
        proposedBy: person,
        at: instant,
        ...progress,
      }),
    ),
    cancellation: z.nullable(z.strictObject({ id: uuid, proposedBy: person, at: instant, ...progress })),
    /** Proposals that wait for a second operator. */
    proposals: z.strictObject({ correction: z.nullable(uuid), cancellation: z.nullable(uuid) }),
    /** What may be done now, by whoever may do it. */
    may: z.strictObject({ enter: z.boolean(), correct: z.boolean(), cancel: z.boolean() }),
  }),
  refusals: ['issue_unknown'],
})
export type ReadLotteryIssue = z.output<(typeof readLotteryIssue)['answer']>

export const readExposure = route({
  ...seen,
  path: '/ops/lottery/issues/{id}/exposure',
  summary: 'What the brand would pay for an issue, by play: the numbers that would cost most.',
  params: byIssue,
  answer: z.strictObject({
    plays: z.array(
      z.strictObject({
        play: playCode,
        stake: money,
        /** As of the issue’s plays. */
        potential: money,
        /** Numbers by what they would win in all, the largest first; empty where a play has no single numbers. */
        numbers: z.array(z.strictObject({ number: z.string(), stake: money, payout: money })),
      }),
    ),
    /** Lines that were looked at; where there are more, the rest is left out. */
    lines: z.number(),
    complete: z.boolean(),
  }),
  refusals: ['issue_unknown'],
})
export type LotteryExposure = z.output<(typeof readExposure)['answer']>

export const enterResult = route({
  ...done,
  method: 'POST',
  path: '/ops/lottery/issues/{id}/results',
  summary:
    'Enters the result of a sealed official issue. It is drawn when another source entered the same; entered anew, the earlier one counts no more.',
  params: byIssue,
  body: reportedResult,
  answer: z.strictObject({ outcome: z.enum(REPORT_OUTCOMES) }),
  refusals: [
    ...(['issue_unknown', 'issue_of_house', 'issue_not_sealed', 'issue_cancelled'] as const),
    ...(['result_invalid', 'result_known'] as const),
  ],
})

const UNCORRECTABLE = [
  'issue_unknown',
  'issue_of_house',
  'issue_not_settled',
  'result_invalid',
  'result_unchanged',
] as const

export const previewCorrection = route({
  ...done,
  method: 'POST',
  path: '/ops/lottery/issues/{id}/correction-previews',
  summary: 'What another result of a settled issue would change, at all brands. Nothing is kept.',
  params: byIssue,
  body: reportedResult,
  answer: z.strictObject({
    before: result,
    after: result,
    tickets: z.number(),
    /** Tickets that would win more, and those that would win less, each with the sum of the differences. */
    more: z.strictObject({ tickets: z.number(), amount: money }),
    less: z.strictObject({ tickets: z.number(), amount: money }),
    /** Members whose wallet does not cover what is taken back, as it stands now; they would owe the rest. */
    shortfall: z.strictObject({ members: z.number(), amount: money }),
    /** Tickets with the largest differences. */
    top: z.array(
      z.strictObject({
        ticket: uuid,
        brand: z.string(),
        /** `null` at another brand than the caller’s. */
        member: z.nullable(person),
        before: money,
        after: money,
        difference: signedMoney,
      }),
    ),
  }),
  refusals: UNCORRECTABLE,
})
export type CorrectionPreview = z.output<(typeof previewCorrection)['answer']>

export const proposeCorrection = route({
  ...done,
  method: 'POST',
  path: '/ops/lottery/issues/{id}/corrections',
  summary:
    'Proposes another result of a settled issue; once a second operator approves, all tickets are settled by the difference.',
  params: byIssue,
  body: z.extend(reportedResult, { note: shortText }),
  answer: z.strictObject({ proposal: uuid }),
  refusals: [...UNCORRECTABLE, 'proposal_waiting'],
})

export const proposeCancellation = route({
  ...done,
  method: 'POST',
  path: '/ops/lottery/issues/{id}/cancellations',
  summary:
    'Proposes to cancel an issue that is not settled yet; once a second operator approves, all stakes are given back.',
  params: byIssue,
  body: z.strictObject({ note: shortText }),
  answer: z.strictObject({ proposal: uuid }),
  refusals: ['issue_unknown', 'issue_settled', 'proposal_waiting'],
})
