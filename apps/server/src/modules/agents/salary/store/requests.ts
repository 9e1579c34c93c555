import { REQUEST_STATES } from '@sanuk/contracts/agent-agreements'
import { type AgentScheme, agentScheme, agentTiers } from '@sanuk/contracts/agent-schemes'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import { cutPage, type Place } from '#platform/page-cursor'

const requestRow = z.object({
  id: z.uuid(),
  brand: z.uuid(),
  scheme: agentScheme,
  agent: z.uuid(),
  upline: z.uuid(),
  askedBy: z.uuid(),
  tiers: agentTiers,
  former: agentTiers,
  state: z.enum(REQUEST_STATES),
  askedAt: z.date(),
  expiresAt: z.date(),
  answeredAt: z.nullable(z.date()),
})
/** One agent asks the one right above or right below for other tiers. */
export type RequestRecord = z.output<typeof requestRow>

export type RequestState = RequestRecord['state']

const columns = sql`
  id, brand, scheme, agent, upline, asked_by as "askedBy", tiers, former, state, asked_at as "askedAt",
  expires_at as "expiresAt", answered_at as "answeredAt"`
const PAGE = 20

type OfCaller = { readonly scheme: AgentScheme; readonly caller: string }

export type RequestStore = ReturnType<typeof createRequestStore>

/** What agents ask of one another. */
export function createRequestStore(database: Database) {
  const some = async (query: ReturnType<typeof sql>, on: Connection = database): Promise<RequestRecord[]> =>
    (await query.execute(on)).rows.map((row) => requestRow.parse(row))
  const concerns = ({ scheme, caller }: OfCaller) =>
    sql`scheme = ${scheme} and (agent = ${caller} or upline = ${caller})`
  return {
    find: async (id: string, on?: Connection): Promise<RequestRecord | null> =>
      (await some(sql`select ${columns} from salary.request where id = ${id}`, on))[0] ?? null,
    /** Adds a request, unless one with this id is there; `false` where another one about the same contract waits. */
    add: async (transaction: Transaction, request: Omit<RequestRecord, 'state' | 'answeredAt'>): Promise<boolean> => {
      const { id, brand, scheme, agent, upline, askedBy, tiers, former, askedAt, expiresAt } = request
      const { numAffectedRows } = await sql`
        insert into salary.request (id, brand, scheme, agent, upline, asked_by, tiers, former, asked_at, expires_at)
        values (${id}, ${brand}, ${scheme}, ${agent}, ${upline}, ${askedBy}, ${JSON.stringify(tiers)}::jsonb,
                ${JSON.stringify(former)}::jsonb, ${askedAt}, ${expiresAt})
        on conflict do nothing`.execute(transaction)
      return numAffectedRows === 1n
    },
    /** Those of an agent and to the agent that wait. */
    waiting: (of: OfCaller): Promise<RequestRecord[]> =>
      some(
        sql`select ${columns} from salary.request where ${concerns(of)} and state = 'waiting' order by asked_at desc, id`,
      ),
    /** The same in any state, the newest first. */
    list: async (of: OfCaller, from: Place | null) => {
      const after = from ? sql`and (asked_at, id) < (${from.at}, ${from.id}::uuid)` : sql``
      const rows = await some(sql`
        select ${columns} from salary.request where ${concerns(of)} ${after}
         order by asked_at desc, id desc limit ${PAGE + 1}`)
      return cutPage(rows, PAGE, ({ id, askedAt }) => ({ id, at: askedAt }))
    },
    /** Ends a request that waits; `null` where it does not any more. */
    end: async (
      on: Connection,
      id: string,
      { state, at }: { readonly state: RequestState; readonly at: Date },
    ): Promise<RequestRecord | null> =>
      (
        await some(
          sql`update salary.request set state = ${state}, answered_at = ${at} where id = ${id} and state = 'waiting'
              returning ${columns}`,
          on,
        )
      )[0] ?? null,
    /** Ends those that nobody answered in time. */
    expire: async (at: Date): Promise<void> => {
      await sql`
        update salary.request set state = 'expired', answered_at = ${at} where state = 'waiting' and expires_at <= ${at}`.execute(
        database,
      )
    },
  }
}
