import { clockAt } from '@sanuk/contracts/calendar-day'
import { useBrand } from '../../brand/use-brand.ts'

/** Writes the time of day of an instant, in the brand's time zone: "15:04:09". */
export function useClockTime(): (instant: string) => string {
  const timeZone = useBrand()?.timeZone ?? 'Asia/Bangkok'
  return (instant) => clockAt(Date.parse(instant), timeZone).time
}
