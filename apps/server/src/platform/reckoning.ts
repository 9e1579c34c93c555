import type { CurrencyCode } from '@sanuk/money/currency'
import type { Connection } from './database.ts'

/** In which time zone a brand cuts its days, and in which currency it counts. */
export type Reckoning = { readonly timeZone: string; readonly currency: CurrencyCode }

/** Finds it by the brand's id, on the connection of whoever is in the middle of something. */
export type ReckoningOf = (brand: string, on?: Connection) => Promise<Reckoning>
