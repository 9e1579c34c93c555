import type { Database } from '#platform/database'
import { createDaySums } from './store/day-sums.ts'
import { createOverdueStore } from './store/overdue-rounds.ts'

type Needs = {
  readonly database: Database
  /** In which time zone a brand cuts its days. */
  readonly timeZoneOf: (brand: string) => Promise<string>
}

/** Days that one run sums for a brand: a year's are made up for within the hour. */
const DAYS_MAX = 40

/** Keeps sums of the days that are over, newest first. */
export function createSumDays({ database, timeZoneOf }: Needs) {
  const { wanting, sum } = createDaySums(database)
  const { brands } = createOverdueStore(database)
  return {
    sumDays: async (): Promise<void> => {
      for (const brand of await brands()) {
        const timeZone = await timeZoneOf(brand)
        for (const day of await wanting({ brand, timeZone }, DAYS_MAX)) await sum(day)
      }
    },
  }
}
