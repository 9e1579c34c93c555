import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Database, inTransaction } from '#platform/database'

/** A call as it went over the wire, and what it was answered. */
export type NewCall = {
  readonly vendor: string
  readonly at: Date
  readonly tookMs: number
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** As it came, or `null` where it was refused unread. */
  readonly body: Buffer | null
  readonly httpStatus: number
  readonly answer: string
}

export type CallRecord = NewCall & { readonly id: string }

/** As many calls of each vendor are kept. */
const KEPT_MAX = 500

const record = z.object({
  id: z.bigint(),
  vendor: z.string(),
  at: z.date(),
  took_ms: z.number(),
  method: z.string(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.nullable(z.instanceof(Buffer)),
  http_status: z.number(),
  answer: z.string(),
})

export type CallStore = ReturnType<typeof createCallStore>

/** What sandbox vendors called: the last 500 calls of each. */
export function createCallStore(database: Database) {
  const find = async (vendor: string, which: ReturnType<typeof sql>): Promise<CallRecord[]> => {
    const { rows } = await sql`
      select id, vendor, at, (extract(epoch from took) * 1000)::float8 as took_ms, method, path, headers, body,
             http_status, answer
        from vendors.call where vendor = ${vendor} ${which}`.execute(database)
    return rows.map(readCall)
  }
  return {
    add: (calls: readonly NewCall[]): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const rows = calls.map(
          (call) => sql`(${call.vendor}, ${call.at}, ${`${call.tookMs} milliseconds`}::interval, ${call.method},
            ${call.path}, ${JSON.stringify(call.headers)}, ${call.body}, ${call.httpStatus}, ${call.answer})`,
        )
        await sql`
          insert into vendors.call (vendor, at, took, method, path, headers, body, http_status, answer)
          values ${sql.join(rows)}`.execute(transaction)
        for (const vendor of new Set(calls.map((call) => call.vendor))) {
          await sql`
            delete from vendors.call where vendor = ${vendor} and id <=
              (select id from vendors.call where vendor = ${vendor} order by id desc offset ${KEPT_MAX} limit 1)
          `.execute(transaction)
        }
      }),
    /** Newest first. */
    list: (vendor: string, limit: number) => find(vendor, sql`order by id desc limit ${limit}`),
    one: async (vendor: string, id: string): Promise<CallRecord | null> =>
      (await find(vendor, sql`and id = ${BigInt(id)}`))[0] ?? null,
    /** When each vendor was last heard of. */
    last: async (): Promise<ReadonlyMap<string, Date>> => {
      const { rows } = await sql<{ vendor: string; at: Date }>`
        select vendor, max(at) as at from vendors.call group by vendor`.execute(database)
      return new Map(rows.map(({ vendor, at }) => [vendor, at]))
    },
    forget: async (before: Date): Promise<void> => {
      await sql`delete from vendors.call where at < ${before}`.execute(database)
    },
  }
}

function readCall(row: unknown): CallRecord {
  const { id, took_ms, http_status, ...call } = record.parse(row)
  return { ...call, id: String(id), tookMs: took_ms, httpStatus: http_status }
}
