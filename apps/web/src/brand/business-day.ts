/** The day of the calendar in a time zone, an ISO date. `at` is in ms since 1970. */
export function businessDayOf(at: number, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at)
}
