import { dayOf } from '@sanuk/contracts/calendar-day'

const DAY_MS = 24 * 60 * 60 * 1000
const [FROM, UNTIL] = [Date.UTC(2024, 0, 1), Date.UTC(2028, 0, 1)]

/** No zone changes its clocks twice within so many days. */
const STEP_MS = 20 * DAY_MS

/** What a zone is ahead of UTC, as its clocks name it: `GMT-04:00`. */
function offsetReader(timeZone: string): (at: number) => string {
  const clock = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset', year: 'numeric' })
  return (at) => clock.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** When clocks are changed between two instants that show different offsets, to the second. */
function changeBetween(offsetAt: (at: number) => string, from: number, until: number): number {
  const before = offsetAt(from)
  let [low, high] = [from, until]
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000
    if (offsetAt(middle) === before) low = middle
    else high = middle
  }
  return high
}

function changesIn(timeZone: string): number[] {
  const offsetAt = offsetReader(timeZone)
  const changes: number[] = []
  for (let at = FROM; at < UNTIL; at += STEP_MS) {
    if (offsetAt(at) !== offsetAt(at + STEP_MS)) changes.push(changeBetween(offsetAt, at, at + STEP_MS))
  }
  return changes
}

/** Every time zone with the days around each change of its clocks in four years, and with one day besides. */
export function transitionDays(): { readonly timeZone: string; readonly day: string }[] {
  return Intl.supportedValuesOf('timeZone').flatMap((timeZone) => {
    const around = changesIn(timeZone).flatMap((change) =>
      [-1, 0, 1].map((days) => dayOf(change + days * DAY_MS, timeZone)),
    )
    return [...new Set(['2026-06-15', ...around])].map((day) => ({ timeZone, day }))
  })
}
