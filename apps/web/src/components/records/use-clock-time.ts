import { useBrand } from '../../brand/use-brand.ts'

/** Writes the time of day of an instant, in the brand's time zone: "15:04:09". */
export function useClockTime(): (instant: string) => string {
  const timeZone = useBrand()?.timeZone ?? 'Asia/Bangkok'
  const format = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone })
  return (instant) => format.format(Date.parse(instant))
}
