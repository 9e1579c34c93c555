/** The day that a time zone's calendars show, `yyyy-MM-dd`. */
export const businessDay = (at: Date, timeZone: string): string =>
  // Swedish writes dates as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at)
