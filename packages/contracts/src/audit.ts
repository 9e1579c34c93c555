import * as z from 'zod/mini'
import { route } from './route.ts'
import { cursor, instant, shortText, uuid } from './wire.ts'

export const DEEDS = ['added', 'changed', 'removed', 'did'] as const

/** Stands for an operator where something was done by `./sanuk` on the machine itself, by whoever may log in there. */
export const COMMAND_LINE = '00000000-0000-0000-0000-000000000000'

const columns = z.nullable(z.record(z.string(), z.unknown()))

/** What operators did, row by row of the database. */
export const listDeeds = route({
  method: 'GET',
  path: '/ops/audit',
  access: 'operator',
  power: 'audit.see',
  summary: 'Deeds of operators, newest first, with what a row was before and after.',
  query: z.strictObject({
    cursor: z.optional(cursor),
    operator: z.optional(uuid),
    /** A table, such as `content.banner`, and the row in it. */
    subject: z.optional(shortText),
    subjectId: z.optional(shortText),
  }),
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        id: z.string(),
        at: instant,
        operator: z.strictObject({ id: uuid, username: z.string() }),
        call: z.string(),
        /** Deeds with the same one were done together. */
        transaction: z.string(),
        subject: z.string(),
        subjectId: z.string(),
        verb: z.enum(DEEDS),
        before: columns,
        after: columns,
      }),
    ),
    nextCursor: z.nullable(cursor),
  }),
  refusals: [],
})

/** As many rows as one file may have; more is work for a report, not for a browser. */
export const FILE_ROWS_MAX = 10_000

/** A file is made in the browser of what operators may read page by page: that they took all of it away is said here. */
export const sayListSaved = route({
  method: 'POST',
  path: '/ops/me/saved-lists',
  access: 'operator',
  summary: 'Says that a list is saved as a file, which is written down before there is one.',
  body: z.strictObject({
    list: shortText,
    rows: z.int().check(z.gte(0), z.lte(FILE_ROWS_MAX)),
    /** The address of the page: the list and what it was narrowed down by. */
    address: shortText,
  }),
  answer: z.strictObject({}),
  refusals: [],
})
