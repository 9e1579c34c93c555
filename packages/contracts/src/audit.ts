import * as z from 'zod/mini'
import { route } from './route.ts'
import { businessDay, cursor, instant, localized, shortText, uuid } from './wire.ts'

/** What was done to a record; `did` changed nothing: somebody signed in, or exported a list. */
export const AUDIT_ACTIONS = ['added', 'changed', 'removed', 'did'] as const

/** Stands for an operator where something was done by `./sanuk` on the machine itself, by whoever may log in there. */
export const COMMAND_LINE = '00000000-0000-0000-0000-000000000000'

const columns = z.nullable(z.record(z.string(), z.unknown()))

/** What a record is called, and whose it is, where it is a member's. */
const named = z.strictObject({ text: z.nullable(localized), member: z.nullable(uuid) })

/** What operators did, row by row of the database. */
export const listAuditEntries = route({
  method: 'GET',
  path: '/ops/audit',
  access: 'operator',
  power: 'audit.see',
  summary:
    'What operators did, newest first, with what a record was before and after, and the names of what it mentions. `text` is looked for in values, and in the names of members and games.',
  query: z.strictObject({
    cursor: z.optional(cursor),
    /** Business days of the brand. */
    from: z.optional(businessDay),
    to: z.optional(businessDay),
    operator: z.optional(uuid),
    /** A kind of record, such as `content.entry`, and the one of it. */
    subject: z.optional(shortText),
    subjectId: z.optional(shortText),
    action: z.optional(z.enum(AUDIT_ACTIONS)),
    text: z.optional(shortText),
  }),
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        id: z.string(),
        at: instant,
        operator: z.strictObject({ id: uuid, username: z.string() }),
        call: z.string(),
        /** Entries with the same one were made together. */
        transaction: z.string(),
        subject: z.string(),
        subjectId: z.string(),
        action: z.enum(AUDIT_ACTIONS),
        before: columns,
        after: columns,
        /** What the record is called by, and whose it is, where that does not change. */
        context: columns,
      }),
    ),
    /** Names of the records that the list mentions, by their ids. */
    names: z.record(uuid, named),
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
