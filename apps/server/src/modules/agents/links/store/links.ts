import { INVITED_TYPES } from '@sanuk/contracts/agent-links'
import { contractTerm } from '@sanuk/contracts/agent-terms'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import { listPage, newestFrom } from '#platform/list-query'
import type { Place } from '#platform/page-cursor'

const linkRow = z.object({
  id: z.uuid(),
  brand: z.uuid(),
  agent: z.uuid(),
  code: z.string(),
  type: z.literal(INVITED_TYPES),
  host: z.string(),
  note: z.string(),
  createdAt: z.date(),
  expiresAt: z.nullable(z.date()),
  closedAt: z.nullable(z.date()),
  /** Contracts that whoever becomes an agent by it starts with. */
  terms: z.array(contractTerm),
})

/** A link as it is stored. */
export type LinkRecord = z.output<typeof linkRow>

export type NewLink = Omit<LinkRecord, 'closedAt'> & { readonly requestId: string }

const columns = sql.raw(
  `id, brand, agent, code, type, host, note, created_at as "createdAt", expires_at as "expiresAt", closed_at as "closedAt", terms`,
)

const PAGE = 10

export type LinkStore = ReturnType<typeof createLinkStore>

/** Links of agents. */
export function createLinkStore(database: Database) {
  const some = async (condition: ReturnType<typeof sql>, on: Connection = database): Promise<LinkRecord[]> =>
    (await sql`select ${columns} from links.link where ${condition}`.execute(on)).rows.map((row) => linkRow.parse(row))
  return {
    byCode: async (brand: string, code: string): Promise<LinkRecord | null> =>
      (await some(sql`brand = ${brand} and code = ${code}`))[0] ?? null,
    /** The agent's link of a request, or `null`. */
    ofRequest: async (agent: string, requestId: string, on?: Connection): Promise<LinkRecord | null> =>
      (await some(sql`agent = ${agent} and request_id = ${requestId}`, on))[0] ?? null,
    /** One of the agent's links, or `null`; nobody changes it until the transaction ends. */
    lockOwn: async (transaction: Transaction, agent: string, id: string): Promise<LinkRecord | null> =>
      (await some(sql`agent = ${agent} and id = ${id} for update`, transaction))[0] ?? null,
    /** A link that stays as it is until the transaction ends; others may register by it at the same time. */
    lockShared: async (transaction: Transaction, id: string): Promise<LinkRecord | null> =>
      (await some(sql`id = ${id} for share`, transaction))[0] ?? null,
    /** The agent's links, newest first. */
    ofAgent: async (agent: string, after: Place | null) => {
      const page = listPage({ at: 'created_at', id: 'id' }, newestFrom(after), PAGE)
      const rows = await some(sql`agent = ${agent} and ${page.where} order by ${page.order} limit ${page.limit}`)
      return page.cut(rows, ({ createdAt, id }) => ({ at: createdAt, id }))
    },
    countOpen: async (agent: string, now: Date, on: Connection = database): Promise<number> => {
      const { rows } = await sql<{ open: number }>`
        select count(*)::integer as open from links.link
         where agent = ${agent} and closed_at is null and (expires_at is null or expires_at > ${now})`.execute(on)
      return rows[0]?.open ?? 0
    },
    /** Closes all links of an agent. */
    closeAll: async (transaction: Transaction, agent: string, at: Date): Promise<void> => {
      await sql`update links.link set closed_at = ${at} where agent = ${agent} and closed_at is null`.execute(
        transaction,
      )
    },
    /** Adds a link; `false` where its code is taken. */
    add: async (transaction: Transaction, link: NewLink): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        insert into links.link (id, brand, agent, code, type, host, note, request_id, created_at, expires_at,
                                terms)
        values (${link.id}, ${link.brand}, ${link.agent}, ${link.code}, ${link.type}, ${link.host}, ${link.note},
                ${link.requestId}, ${link.createdAt}, ${link.expiresAt}, ${JSON.stringify(link.terms)}::jsonb)
        on conflict on constraint link_of_code do nothing`.execute(transaction)
      return numAffectedRows === 1n
    },
    change: async (
      transaction: Transaction,
      id: string,
      { note, closedAt }: Pick<LinkRecord, 'note' | 'closedAt'>,
    ): Promise<void> => {
      await sql`update links.link set note = ${note}, closed_at = ${closedAt} where id = ${id}`.execute(transaction)
    },
  }
}
