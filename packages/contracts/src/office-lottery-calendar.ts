import * as z from 'zod/mini'
import { gameCode, issueNumber } from './lottery.ts'
import { route } from './route.ts'
import { businessDay, instant, shortText } from './wire.ts'

const done = { access: 'operator', power: 'lottery.results' } as const

const exception = z.strictObject({
  /** The day on which the draw stands by the usual schedule; its issue keeps that number. */
  day: businessDay,
  /** When it is drawn instead; `null`: not at all. */
  drawsAt: z.nullable(instant),
  note: shortText,
})
export type ScheduleException = z.output<typeof exception>

export const readLotteryCalendar = route({
  method: 'GET',
  access: 'operator',
  power: 'lottery.see',
  path: '/ops/lottery/games/{gameCode}/calendar',
  summary: 'The next draws of a lottery as they are planned, and the exceptions of its schedule from today on.',
  params: z.strictObject({ gameCode }),
  answer: z.strictObject({
    /** Whether draws may be moved; of games with many draws a day, whole days can be left out only. */
    movable: z.boolean(),
    timeZone: z.string(),
    draws: z.array(z.strictObject({ number: issueNumber, sealsAt: instant, drawsAt: instant })),
    exceptions: z.array(exception),
  }),
  refusals: ['game_unavailable'],
})

export const setScheduleException = route({
  ...done,
  method: 'PUT',
  path: '/ops/lottery/games/{gameCode}/exceptions/{day}',
  summary:
    'Moves a draw to another time, or leaves it out. Tickets that were sold for it stay; one with tickets is cancelled by two operators instead.',
  params: z.strictObject({ gameCode, day: businessDay }),
  body: z.strictObject({ drawsAt: exception.shape.drawsAt, note: exception.shape.note }),
  answer: z.strictObject({}),
  refusals: ['game_unavailable', 'issue_closed', 'issue_has_tickets', 'draw_day_unknown', 'draw_time_unusable'],
})

export const dropScheduleException = route({
  ...done,
  method: 'DELETE',
  path: '/ops/lottery/games/{gameCode}/exceptions/{day}',
  summary: 'Lets a draw take place as usual again.',
  params: z.strictObject({ gameCode, day: businessDay }),
  answer: z.strictObject({}),
  refusals: ['game_unavailable', 'issue_closed', 'draw_time_unusable'],
})
