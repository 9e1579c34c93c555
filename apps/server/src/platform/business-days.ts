/**
 * The instant at which a day of a brand's calendar begins. `day` is `yyyy-MM-dd`; `offset` counts days from there, so
 * that `1` is the end of the day itself. Time zones whose clocks change are met by asking twice.
 */
export function startOfDay(day: string, timeZone: string, offset = 0): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + offset * 24 * 60 * 60 * 1000
  const first = wanted - zoneOffset(new Date(wanted), timeZone)
  return new Date(wanted - zoneOffset(new Date(first), timeZone))
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function zoneOffset(at: Date, timeZone: string): number {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at.getTime() / 1000) * 1000
}

const writers = new Map<string, Intl.DateTimeFormat>()

/** The business day of an instant, `yyyy-MM-dd`. */
export function dayOf(at: Date, timeZone: string): string {
  const known = writers.get(timeZone)
  // Canada writes days as ISO 8601 does.
  const writer =
    known ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  if (!known) writers.set(timeZone, writer)
  return writer.format(at)
}
