import * as z from 'zod/mini'
import { fileName } from './file-name.ts'
import { dayQuery } from './list-query.ts'
import { route } from './route.ts'
import { businessDay, cursor, instant, queryNumber, shortText, signedMoney, timeZone, uuid } from './wire.ts'

/** What a line of a vendor's statement is about. A betwin is two lines of one transaction: a bet and a win. */
export const STATEMENT_CALLS = ['bet', 'win', 'rollback', 'return', 'resettle', 'settle'] as const

/** How a transaction may differ; `other_day` is on the other side of midnight at one of the two. */
export const DIFFERENCE_KINDS = [
  'missing_at_vendor',
  'missing_at_us',
  'refused_by_us',
  'other_amount',
  'other_currency',
  'other_round',
  'other_day',
] as const

/** Of a statement, at most; what is longer is cut into days. */
export const STATEMENT_BYTES_MAX = 64 * 1024 * 1024

/** How many differences of a run can be looked at. */
export const DIFFERENCES_KEPT = 10_000
export const DIFFERENCES_PAGE = 100

const vendorCode = z.string().check(z.regex(/^[A-Z0-9_]{1,32}$/))
const call = z.enum(STATEMENT_CALLS)
const kind = z.enum(DIFFERENCE_KINDS)

const run = z.strictObject({
  id: uuid,
  vendor: z.string(),
  day: businessDay,
  timeZone: z.string(),
  fileName: z.string(),
  madeBy: z.string(),
  madeAt: instant,
  lines: z.number(),
  /** Their true number, also where not all of them are kept. */
  differences: z.number(),
})

const sum = z.strictObject({ transactions: z.number(), amount: signedMoney })

const wholeRun = z.strictObject({
  ...run.shape,
  /** SHA-256 of the file. */
  fileHash: z.string(),
  totals: z.array(z.strictObject({ currency: z.string(), call, theirs: sum, ours: sum })),
  kinds: z.array(z.strictObject({ kind, differences: z.number() })),
})

/** A correction or what was undone may carry a minus: it was taken from the member. */
const side = z.strictObject({ round: z.nullable(z.string()), amount: signedMoney, currency: z.string(), at: instant })

export const compareStatement = route({
  method: 'POST',
  path: '/ops/reconciliations',
  access: 'operator',
  power: 'reconciliation.change',
  summary:
    'Compares a vendor’s statement of a business day with our books. The body is the file, CSV or JSON Lines, perhaps compressed by gzip; the same file again answers the earlier run.',
  query: z.strictObject({ vendor: vendorCode, day: businessDay, timeZone, fileName: z.optional(fileName) }),
  answer: z.strictObject({ run: wholeRun, repeated: z.boolean() }),
  refusals: [],
})

export const RECONCILIATION_RESULTS = ['different', 'equal'] as const

export const listReconciliations = route({
  method: 'GET',
  path: '/ops/reconciliations',
  access: 'operator',
  power: 'reconciliation.see',
  summary:
    'Comparisons of vendors’ statements with our books, the latest comparison first. Days are those that were compared; `search` is a vendor’s code.',
  query: z.strictObject({
    ...dayQuery,
    search: z.optional(shortText),
    result: z.optional(z.enum(RECONCILIATION_RESULTS)),
  }),
  answer: z.strictObject({ list: z.array(run), nextCursor: z.nullable(cursor) }),
  refusals: [],
})

export const readReconciliation = route({
  method: 'GET',
  path: '/ops/reconciliations/{id}',
  access: 'operator',
  power: 'reconciliation.see',
  summary: 'One comparison with its totals.',
  params: z.strictObject({ id: uuid }),
  answer: wholeRun,
  refusals: [],
})

export const listDifferences = route({
  method: 'GET',
  path: '/ops/reconciliations/{id}/differences',
  access: 'operator',
  power: 'reconciliation.see',
  summary: 'The differences of a comparison, a hundred on a page; `search` is a whole transaction or round.',
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({
    kind: z.optional(kind),
    search: z.optional(shortText),
    page: z.optional(queryNumber(1, 100)),
  }),
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        /** Counted from 1, in the order of the file; what it does not have comes behind. */
        ordinal: z.number(),
        kind,
        transaction: z.string(),
        call,
        theirs: z.nullable(side),
        ours: z.nullable(side),
      }),
    ),
    pages: z.number(),
  }),
  refusals: [],
})
