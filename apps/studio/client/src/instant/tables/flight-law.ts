import type { PayTables } from '../kind.ts'
import { type Law, USUAL_LAW } from './limbo-target.ts'

/** What the server tells of a title's flight. */
type FlightLaw = Law & {
  /** How many times as fast as the usual flight its multiple grows. */
  readonly pace: number
}

/** Reads the law of a flight from its pay tables; titles without one fly as usual. */
export function lawOf(tables: PayTables): FlightLaw {
  const told = (name: string, usual: number) => Number(tables[name]?.[0] ?? usual)
  return {
    share: told('share', USUAL_LAW.share),
    pace: told('pace', 1),
    highest: Math.round(told('most', USUAL_LAW.highest / 100) * 100),
  }
}
