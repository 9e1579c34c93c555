/** A business day as the number of days since 1970-01-01. */
export type Day = number

const DAY_MS = 24 * 60 * 60 * 1000

/** Clocks are set forward and back, and days begin, at full quarters of an hour. */
const QUARTER_SECONDS = 15 * 60

export const readDay = (text: string): Day => Date.parse(`${text}T00:00:00Z`) / DAY_MS

/** A day as `yyyy-MM-dd`. */
export const writeDay = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Answers the business day of a time zone on which an instant falls, given in seconds since 1970. */
export function openZone(timeZone: string): (seconds: number) => Day {
  const clock = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' })
  const known = new Map<number, Day>()
  const read = (quarter: number): Day => {
    const parts = clock.formatToParts(quarter * QUARTER_SECONDS * 1000)
    const [year = 0, month = 0, day = 0] = (['year', 'month', 'day'] as const).map((type) =>
      Number(parts.find((part) => part.type === type)?.value),
    )
    return Date.UTC(year, month - 1, day) / DAY_MS
  }
  return (seconds) => {
    const quarter = Math.floor(seconds / QUARTER_SECONDS)
    const day = known.get(quarter) ?? read(quarter)
    known.set(quarter, day)
    return day
  }
}

/**
 * Schemes by how long a period is and of what a part is paid: of what teams played, or of what they lost. `windows`: the
 * day so far is paid again and again.
 */
export const SCHEMES = {
  'daily-salary': { period: 'day', of: 'play', windows: false },
  'weekly-salary': { period: 'week', of: 'play', windows: false },
  'half-monthly-salary': { period: 'half-month', of: 'play', windows: false },
  'monthly-salary': { period: 'month', of: 'play', windows: false },
  'hourly-salary': { period: 'day', of: 'play', windows: true },
  'realtime-salary': { period: 'day', of: 'play', windows: true },
  dividend: { period: 'half-month', of: 'loss', windows: false },
  'weekly-dividend': { period: 'week', of: 'loss', windows: false },
  'monthly-dividend': { period: 'month', of: 'loss', windows: false },
} as const
export type Scheme = keyof typeof SCHEMES
export const SCHEME_NAMES = Object.keys(SCHEMES).filter(isScheme)

export function isScheme(name: string): name is Scheme {
  return Object.hasOwn(SCHEMES, name)
}

const MONDAY = 1

/** The first and the last day of the period that contains a day; weeks begin on Monday. */
export function periodAround(scheme: Scheme, day: Day): { readonly first: Day; readonly last: Day } {
  const at = new Date(day * DAY_MS)
  const ofMonth = (month: number, date: number): Day => Date.UTC(at.getUTCFullYear(), month, date) / DAY_MS
  const month = at.getUTCMonth()
  switch (SCHEMES[scheme].period) {
    case 'week': {
      const first = day - ((at.getUTCDay() - MONDAY + 7) % 7)
      return { first, last: first + 6 }
    }
    case 'half-month':
      return at.getUTCDate() <= 15
        ? { first: ofMonth(month, 1), last: ofMonth(month, 15) }
        : { first: ofMonth(month, 16), last: ofMonth(month + 1, 0) }
    case 'month':
      return { first: ofMonth(month, 1), last: ofMonth(month + 1, 0) }
    default:
      return { first: day, last: day }
  }
}
