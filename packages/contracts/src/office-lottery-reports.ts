import * as z from 'zod/mini'
import { gameCode, issueNumber, playCode } from './lottery.ts'
import { route } from './route.ts'
import { businessDay, currencyCode, instant, localized, money, shortText, signedMoney } from './wire.ts'

/** What lines of a report are of. */
export const LOTTERY_REPORT_GROUPS = ['game', 'play', 'issue', 'day'] as const
export type LotteryReportGroup = (typeof LOTTERY_REPORT_GROUPS)[number]

/** Issues that one report lists at most, those drawn last. */
export const REPORT_ISSUES_MAX = 500

const sums = {
  tickets: z.number(),
  /** Each counted once, however many tickets they had. */
  members: z.number(),
  stake: money,
  win: money,
  rebate: money,
  /** What the house keeps: stakes less wins and rebates. */
  hold: signedMoney,
}

export const readLotteryReport = route({
  method: 'GET',
  path: '/ops/lottery/report',
  access: 'operator',
  power: 'lottery.see',
  summary:
    'Settled tickets of business days in figures. The day is that of the draw; cancelled issues and tickets that were taken back are left out.',
  query: z.strictObject({
    from: businessDay,
    to: businessDay,
    by: z.enum(LOTTERY_REPORT_GROUPS),
    game: z.optional(gameCode),
    /** Lotteries of one vendor. */
    vendor: z.optional(shortText),
  }),
  answer: z.strictObject({
    currency: currencyCode,
    totals: z.strictObject(sums),
    /** Every day, oldest first. */
    days: z.array(z.strictObject({ day: businessDay, ...sums })),
    list: z.array(
      z.strictObject({
        /** Unique in the list. */
        key: z.string(),
        /** `null` where lines are of days, or of plays that several lotteries have. */
        game: z.nullable(z.strictObject({ code: gameCode, names: localized, vendor: z.string() })),
        play: z.nullable(z.strictObject({ code: playCode, family: z.string() })),
        issue: z.nullable(z.strictObject({ id: z.string(), number: issueNumber, drawsAt: instant })),
        day: z.nullable(businessDay),
        ...sums,
      }),
    ),
    /** False where older issues were left out of the list; totals have all of them. */
    complete: z.boolean(),
    /** Issues of these days that are settled, and not counted yet: a moment after each settlement. */
    uncounted: z.number(),
  }),
  refusals: [],
})
export type LotteryReportAnswer = z.output<(typeof readLotteryReport)['answer']>
