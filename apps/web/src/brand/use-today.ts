import { dayOf } from '@sanuk/contracts/calendar-day'
import { useState } from 'react'
import { useBrand } from './use-brand.ts'

/** The brand's business day when this was opened, an ISO date. */
export function useToday(): string {
  const brand = useBrand()
  const [now] = useState(() => Date.now())
  return dayOf(now, brand?.timeZone ?? 'Asia/Bangkok')
}
