/** An instant as a field of date and time writes it, on the clock of a time zone: `2026-11-22T09:30`. */
export function localIn(timeZone: string, instant: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  return format.format(Date.parse(instant)).replace(' ', 'T')
}

/** The instant that such a field names. Where the clock leaves an hour out, the same minute of the hour after. */
export function instantIn(timeZone: string, local: string): string {
  const wanted = Date.parse(`${local}Z`)
  const aheadAt = (at: number) => Date.parse(`${localIn(timeZone, new Date(at).toISOString())}Z`) - at
  const near = wanted - aheadAt(wanted)
  return new Date(wanted - aheadAt(near)).toISOString()
}
