const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  clocks.set(timeZone, clock)
  return clock
}

/**
 * What calendar and clock of a time zone show at an instant, as ISO 8601 writes it: `2026-11-22` and `09:30:05`. Made
 * from parts, because no locale promises an order: the `en-CA` of some browsers is month first.
 */
export function clockAt(at: Date | number, timeZone: string): { readonly day: string; readonly time: string } {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const digits = (type: Intl.DateTimeFormatPartTypes, length = 2) => (parts.get(type) ?? '').padStart(length, '0')
  return {
    day: `${digits('year', 4)}-${digits('month')}-${digits('day')}`,
    time: `${digits('hour')}:${digits('minute')}:${digits('second')}`,
  }
}

const SECOND_MS = 1000
const DAY_MS = 24 * 60 * 60 * SECOND_MS

/** The day of the calendar in a time zone on which an instant falls, `yyyy-MM-dd`. */
export const dayOf = (at: Date | number, timeZone: string): string => clockAt(at, timeZone).day

/** The day that is `days` after another, or before it where they are negative; both `yyyy-MM-dd`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** How many days there are from one to another, both included; zero or less where they are in the wrong order. */
export const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** Every day from one to another, both included, oldest first; none where they are in the wrong order. */
export const eachDay = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, countDays(from, to)) }, (_, at) => addDays(from, at))

/**
 * The first instant at which the clocks of a time zone show a local time or a later one; `local` is that time in
 * milliseconds, as if it were UTC. Of a local time that occurs twice it is the earlier instant, of one that is skipped the
 * transition. The offsets a day before and a day after bound the result; only where they differ is it searched for.
 */
export function instantOfLocalTime(local: number, timeZone: string): Date {
  const ahead = [local - DAY_MS, local + DAY_MS].map((at) => offsetAt(at, timeZone))
  let [tooEarly, late] = [local - Math.max(...ahead), local - Math.min(...ahead)]
  if (tooEarly + offsetAt(tooEarly, timeZone) >= local) return new Date(tooEarly)
  while (late - tooEarly > SECOND_MS) {
    const middle = tooEarly + Math.floor((late - tooEarly) / 2 / SECOND_MS) * SECOND_MS
    if (middle + offsetAt(middle, timeZone) >= local) late = middle
    else tooEarly = middle
  }
  return new Date(late)
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const { day, time } = clockAt(at, timeZone)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number)
  return Date.UTC(year, month - 1, date, hour, minute, second) - Math.floor(at / SECOND_MS) * SECOND_MS
}
