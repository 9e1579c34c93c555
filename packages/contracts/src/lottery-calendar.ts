import * as z from 'zod/mini'
import { gameCode, issueNumber } from './lottery.ts'
import { route } from './route.ts'
import { businessDay, instant } from './wire.ts'

/** Draws to come that a calendar shows at most. */
export const CALENDAR_DRAWS = 6

export const lotteryCalendar = route({
  method: 'GET',
  path: '/lotto/lgw/games/{gameCode}/calendar',
  access: 'visitor',
  summary: 'The next draws of a lottery, and which of them the operator moved or left out.',
  params: z.strictObject({ gameCode }),
  answer: z.strictObject({
    draws: z.array(
      z.strictObject({
        number: issueNumber,
        sealsAt: instant,
        drawsAt: instant,
        /** When it would be drawn by the usual schedule; `null` where it is. */
        movedFrom: z.nullable(instant),
      }),
    ),
    /** Days of the schedule, before the last of these draws, on which there is none. */
    leftOut: z.array(businessDay),
  }),
  refusals: ['game_unavailable'],
})
export type LotteryCalendar = z.output<(typeof lotteryCalendar)['answer']>
