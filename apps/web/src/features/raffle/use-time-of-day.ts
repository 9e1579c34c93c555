import { useBrand } from '../../brand/use-brand.ts'

/** Writes the time of day of an instant in the brand's time zone: "21:00". */
export function useTimeOfDay(): (instant: string) => string {
  const timeZone = useBrand()?.timeZone ?? 'Asia/Bangkok'
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' })
  return (instant) => format.format(Date.parse(instant))
}
