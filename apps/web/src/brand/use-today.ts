import { useState } from 'react'
import { businessDayOf } from './business-day.ts'
import { useBrand } from './use-brand.ts'

/** The brand's business day when this was opened, an ISO date. */
export function useToday(): string {
  const brand = useBrand()
  const [now] = useState(() => Date.now())
  return businessDayOf(now, brand?.timeZone ?? 'Asia/Bangkok')
}
