import * as z from 'zod/mini'
import { businessDay, cursor, money } from './wire.ts'

/** Orders of a list in pages: by its day, or by its amount where it has one. */
export const LIST_SORTS = ['newest', 'oldest', 'largest', 'smallest'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** The part of a query that every list of the office with a day takes. Without `sort`, the list says its usual order. */
export const dayQuery = {
  cursor: z.optional(cursor),
  /** Business days of the brand, both included. */
  from: z.optional(businessDay),
  to: z.optional(businessDay),
  sort: z.optional(z.enum(['newest', 'oldest'])),
}

/** The same of a list with a day and an amount. */
export const amountQuery = {
  ...dayQuery,
  /** Amounts between these, both included. */
  least: z.optional(money),
  most: z.optional(money),
  sort: z.optional(z.enum(LIST_SORTS)),
}
