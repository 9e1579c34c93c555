import { dayOf } from '@sanuk/contracts/calendar-day'

const DAY_MS = 24 * 60 * 60 * 1000
/** The noon of the demo brands, whose zone is seven hours ahead of UTC. */
const NOON_IN_BANGKOK_MS = 5 * 60 * 60 * 1000

/** A clock of the test's own: it stands still until it is told to go on. */
export function openTestClock() {
  let now = Date.now()
  let wentOnAt: number | null = null
  const clock = () => new Date(wentOnAt === null ? now : now + Date.now() - wentOnAt)
  return {
    clock,
    passTime: (ms: number) => {
      now += ms
    },
    /** Moves the clock on to the next noon of the demo brands, whose day then ends in twelve hours. */
    passTimeUntilNoon: () => {
      now += DAY_MS - ((now - NOON_IN_BANGKOK_MS) % DAY_MS)
    },
    /** From now on it is as late as it is outside, for those whose clocks are their own. */
    letTimeGoOn: () => {
      now = Date.now()
      wentOnAt = now
    },
    /** The day of the demo brands' calendar, which begins seven hours before that of UTC. */
    today: () => dayOf(clock(), 'Asia/Bangkok'),
  }
}
