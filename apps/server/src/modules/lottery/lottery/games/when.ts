import type { CronSchedule, EverySchedule } from '../game.ts'

const ZONE = 'Asia/Bangkok'

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Draws at equal distances of so many seconds, all day or from one time to another; `28:00` is at four the next morning. */
export const every = (seconds: number, from = '00:00', until = '24:00'): EverySchedule => ({
  kind: 'every',
  seconds,
  from: minutesOf(from),
  until: minutesOf(until),
  timeZone: ZONE,
})

/** Draws at the times of cron patterns. */
export const on = (patterns: readonly string[], timeZone = ZONE): CronSchedule => ({ kind: 'cron', patterns, timeZone })
