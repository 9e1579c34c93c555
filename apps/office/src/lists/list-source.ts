import * as z from 'zod/mini'

/** What a call answers: rows, and where the next page begins if there are pages. */
export type Answer<Row, More> = More & {
  readonly list: readonly Row[]
  readonly nextCursor?: string | null | undefined
}

/** What a list is narrowed to, by the names of its route's query. */
export type Query = Readonly<Record<string, string | undefined>>

/** Where the rows of a list come from. `Name` is what the list can be narrowed down by. */
export type ListSource<Name extends string, Row, More> = {
  /** What of a query the contract knows. Nobody reads it: it keeps the names. */
  readonly names?: readonly Name[]
  /** Leaves out of a query what is wrong: an address is typed or sent by people. `starts` holds where that is needed. */
  readonly known: (query: Query, starts: Query) => Query
  /** Asks for the page that begins at a cursor, the first one without. */
  readonly ask: (query: Query, cursor: string | undefined, signal?: AbortSignal) => Promise<Answer<Row, More>>
}

type NameOf<Schema extends z.ZodMiniType> = Extract<keyof z.output<Schema>, string>

/** The part of a contract that says what a list can be asked for. */
type Listing<Schema extends z.ZodMiniType> = { readonly path: string; readonly query?: Schema }

/** A list that is read page by page, as it is narrowed down by what the query of its contract takes. */
export function pagesOf<Schema extends z.ZodMiniType, Row, More>(
  { path, query: schema }: Listing<Schema>,
  read: (query: z.output<Schema>, signal?: AbortSignal) => Promise<Answer<Row, More>>,
): ListSource<NameOf<Schema>, Row, More> {
  if (!schema) throw new Error(`${path} takes no query: its list is read whole`)
  return {
    known: (query, starts) => knownOf(schema, query, starts),
    ask: (query, cursor, signal) => read(z.parse(schema, cursor === undefined ? query : { ...query, cursor }), signal),
  }
}

/** A list that is answered at once. */
export function wholeOf<Row, More>(
  read: (signal?: AbortSignal) => Promise<Answer<Row, More>>,
): ListSource<never, Row, More> {
  return { known: () => ({}), ask: (_query, _cursor, signal) => read(signal) }
}

function knownOf(schema: z.core.$ZodType, query: Query, starts: Query): Query {
  if (z.safeParse(schema, query).success) return query
  let known = starts
  for (const [name, value] of Object.entries(query)) {
    const more = { ...known, [name]: value }
    if (z.safeParse(schema, more).success) known = more
  }
  return known
}
