import type { LotteryCalendar } from '@sanuk/contracts/lottery-calendar'
import { startOfDay } from '#platform/business-days'
import type { LotteryGame } from '../game.ts'
import { issuesAfter, type PlannedIssue } from '../schedule.ts'

type Calendar = {
  readonly game: Pick<LotteryGame, 'schedule' | 'sealSeconds'>
  /** Planned draws, the next one first. */
  readonly draws: readonly PlannedIssue[]
  readonly exceptions: readonly { readonly day: string; readonly drawsAt: Date | null }[]
}

/**
 * The next draws, so many at most, each with the time from which it was moved. What the operator noted about a moved draw
 * is for operators and is not told.
 */
export function comingDraws({ game, draws, exceptions }: Calendar, count: number): LotteryCalendar {
  const shown = draws.slice(0, count)
  const last = shown.at(-1)
  return {
    draws: shown.map(({ number, sealsAt, drawsAt }) => ({
      number,
      sealsAt: sealsAt.toISOString(),
      drawsAt: drawsAt.toISOString(),
      movedFrom: movedFrom(game, number, drawsAt)?.toISOString() ?? null,
    })),
    leftOut: exceptions.flatMap(({ day, drawsAt }) =>
      drawsAt === null && last && day <= dayOfNumber(last.number) ? [day] : [],
    ),
  }
}

/** When a draw would take place by the schedule; nothing where it does, or where the schedule moves no draws. */
function movedFrom({ schedule }: Calendar['game'], number: string, drawsAt: Date): Date | null {
  if (schedule.kind === 'every') return null
  const begins = startOfDay(dayOfNumber(number), schedule.timeZone)
  const usual = issuesAfter({ schedule, sealSeconds: 0 }, new Date(begins.getTime() - 1)).next().value
  return usual.drawsAt.getTime() === drawsAt.getTime() ? null : usual.drawsAt
}

/** `2026-11-22` of `20261122` or `20261122-0001`. */
const dayOfNumber = (number: string): string => `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}`
