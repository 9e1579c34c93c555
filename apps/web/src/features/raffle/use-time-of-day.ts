import { clockAt } from '@sanuk/contracts/calendar-day'
import { useBrand } from '../../brand/use-brand.ts'

/** Writes the time of day of an instant in the brand's time zone: "21:00". */
export function useTimeOfDay(): (instant: string) => string {
  const timeZone = useBrand()?.timeZone ?? 'Asia/Bangkok'
  return (instant) => clockAt(Date.parse(instant), timeZone).time.slice(0, 5)
}
