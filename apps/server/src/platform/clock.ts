/** The server's only clock. Rooms are given it, so that a test can say what time it is. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** The day of the brand's business calendar on which an instant falls, `yyyy-MM-dd`. */
export function businessDayOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
}
