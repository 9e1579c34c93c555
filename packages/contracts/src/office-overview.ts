import * as z from 'zod/mini'
import { reportFigures } from './office-reports.ts'
import type { Power } from './powers.ts'
import { route } from './route.ts'
import { businessDay, currencyCode, instant, money } from './wire.ts'

/** What waits for operators, with the power by which one sees it; `null` is open to every operator. */
export const QUEUES = {
  withdrawals: 'money.see',
  deposits: 'money.see',
  approvals: null,
  documents: 'documents.see',
  risk: 'risk.see',
  activities: 'content.see',
  points: 'points.see',
  feedback: 'feedback.see',
} as const satisfies Record<string, Power | null>
export type QueueName = keyof typeof QUEUES
export const QUEUE_NAMES = Object.keys(QUEUES) as [QueueName, ...QueueName[]]

export const listQueues = route({
  method: 'GET',
  path: '/ops/queues',
  access: 'operator',
  summary: 'How much waits for operators and since when, of the queues that the caller may see.',
  answer: z.strictObject({
    at: instant,
    list: z.array(
      z.strictObject({
        queue: z.enum(QUEUE_NAMES),
        waiting: z.number(),
        /** Since when the oldest and the newest entry wait; `null` where nothing does. */
        oldest: z.nullable(instant),
        newest: z.nullable(instant),
      }),
    ),
  }),
  refusals: [],
})

/** Days of the chart, today included. */
export const OVERVIEW_DAYS = 30

export const readOverview = route({
  method: 'GET',
  path: '/ops/overview',
  access: 'operator',
  power: 'overview.see',
  summary: 'The business day so far beside yesterday until the same hour, and the last 30 days; counted as in reports.',
  answer: z.strictObject({
    at: instant,
    currency: currencyCode,
    today: z.strictObject(reportFigures),
    /** Yesterday until the hour that it is now. */
    yesterday: z.strictObject(reportFigures),
    /** Rounds that began today or yesterday and are not settled: part of no other figure. */
    unsettled: z.strictObject({ rounds: z.number(), stake: money }),
    /** Oldest first; the last one is today. */
    days: z.array(z.strictObject({ day: businessDay, ...reportFigures })),
  }),
  refusals: [],
})
