import type { readLotteryCalendar } from '@sanuk/contracts/office-lottery-calendar'
import type { AnswerOf } from '@sanuk/contracts/route'

export type LotteryCalendar = AnswerOf<typeof readLotteryCalendar>
export type PlannedDraw = LotteryCalendar['draws'][number]

/** The day of an issue's usual draw, with which its number begins: `20261201` or `20261201-0817`. */
export const dayOfIssue = (number: string): string =>
  `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}`
