import { dayOf } from '@sanuk/contracts/calendar-day'
import { Cron } from 'croner'
import { instantAt, startOfDay } from '#platform/business-days'
import { dayAfter } from '#platform/dated-rules'
import type { CronSchedule, EverySchedule, LotteryGame } from './game.ts'

/** An issue as it is planned: its number, and when bets begin, end and the draw is made. */
export type PlannedIssue = {
  readonly number: string
  readonly opensAt: Date
  readonly sealsAt: Date
  readonly drawsAt: Date
}

type Planned = Pick<LotteryGame, 'schedule' | 'sealSeconds'>

const SECOND_MS = 1_000
const DAY_MS = 24 * 60 * 60 * SECOND_MS
/** The longest pause of any schedule, and as far as a draw is ever moved. */
const PAUSE_MS = 40 * DAY_MS

/**
 * What takes place at another time than the schedule says, by the days (`yyyy-mm-dd`) of the schedule: `null` is not at all.
 * Of issues at equal distances, whole days are left out only.
 */
export type Exceptions = ReadonlyMap<string, Date | null>

const NONE: Exceptions = new Map()

/** The next issues whose bets end after `now`, the first one first; as many as are asked for. */
export function* issuesAfter(
  { schedule, sealSeconds }: Planned,
  now: Date,
  exceptions: Exceptions = NONE,
): Generator<PlannedIssue, never> {
  const drawn =
    schedule.kind === 'every' ? equalDistances(schedule, now, exceptions) : byPatterns(schedule, now, exceptions)
  for (const { number, opensAt, drawsAt } of drawn) {
    const sealsAt = new Date(drawsAt.getTime() - sealSeconds * SECOND_MS)
    if (sealsAt > now) yield { number, opensAt, sealsAt, drawsAt }
  }
  throw new Error('a schedule has no end')
}

type Drawn = Omit<PlannedIssue, 'sealsAt'>

/** Numbered `yyyyMMdd-NNNN` from 1 on each day. The one that is drawn at midnight belongs to the day that ends then. */
function* equalDistances(
  { seconds, from, until, timeZone }: EverySchedule,
  now: Date,
  exceptions: Exceptions,
): Generator<Drawn> {
  const count = Math.floor(((until - from) * 60) / seconds)
  for (let day = dayAfter(dayOf(now, timeZone), -1); ; day = dayAfter(day)) {
    if (exceptions.get(day) === null) continue
    const at = momentsOf(day, timeZone)
    for (let place = 0; place < count; place += 1) {
      const drawsAt = at(from * 60 + (place + 1) * seconds)
      if (drawsAt <= now) continue
      const number = `${day.replaceAll('-', '')}-${String(place + 1).padStart(4, '0')}`
      yield { number, opensAt: at(from * 60 + place * seconds), drawsAt }
    }
  }
}

/** The instants of a day by their seconds after midnight; looked up one by one only where clocks are moved. */
function momentsOf(day: string, timeZone: string): (seconds: number) => Date {
  const begins = startOfDay(day, timeZone).getTime()
  const isPlain = startOfDay(day, timeZone, 2).getTime() - begins === 2 * DAY_MS
  return (seconds) => (isPlain ? new Date(begins + seconds * SECOND_MS) : instantAt(day, seconds, timeZone))
}

/** Numbered `yyyyMMdd` by the day of the schedule, also where a draw is moved. Bets begin with the draw before. */
function* byPatterns({ patterns, timeZone }: CronSchedule, now: Date, exceptions: Exceptions): Generator<Drawn> {
  const crons = patterns.map((pattern) => new Cron(pattern, { timezone: timeZone }))
  const after = (from: Date): Date => {
    const next = crons.flatMap((cron) => cron.nextRun(from) ?? []).sort((one, other) => one.getTime() - other.getTime())
    if (!next[0]) throw new Error(`no draw comes after ${from.toISOString()}: ${patterns.join(' | ')}`)
    return next[0]
  }
  // A draw that was moved, or that is left out, may stand before the latest one.
  const since = exceptions.size > 0 ? new Date(now.getTime() - PAUSE_MS) : now
  const before = crons.flatMap((cron) => cron.previousRuns(1, since))
  let opensAt = new Date(Math.max(...before.map((at) => at.getTime())))
  for (let usually = after(opensAt); ; usually = after(usually)) {
    const day = dayOf(usually, timeZone)
    const moved = exceptions.get(day)
    if (moved === null) continue
    const drawsAt = moved ?? usually
    if (drawsAt > now) yield { number: day.replaceAll('-', ''), opensAt, drawsAt }
    opensAt = drawsAt
  }
}
