const two = (number: number): string => String(number).padStart(2, '0')

/** A moment as a field of date and time writes it, on this device's clock: `2026-11-22T09:30`. */
export function localOf(moment: Date): string {
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/** The instant that such a field names. */
export function instantOf(local: string): string {
  return new Date(local).toISOString()
}
