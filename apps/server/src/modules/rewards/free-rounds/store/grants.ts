import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/database'
import { cutPage, type Place } from '#platform/page-cursor'
import { campaignColumns, type Grant, grantColumns, readGrant } from './rows.ts'

const LIST_SIZE = 50

/** So many grants are told to their vendors at a time. */
const TOLD_AT_ONCE = 200

export type GrantStore = ReturnType<typeof createGrantStore>

const select = sql`
  select ${campaignColumns}, ${grantColumns} from free_rounds.grant g join free_rounds.campaign c on c.id = g.campaign`

/** What members have of campaigns. */
export function createGrantStore(database: Database) {
  const read = async (query: ReturnType<typeof sql>, on: Database | Transaction = database): Promise<Grant[]> => {
    const { rows } = await query.execute(on)
    return rows.map((row) => readGrant(Object(row)))
  }
  return {
    /** A grant, locked until the transaction ends. */
    lock: async (transaction: Transaction, id: string): Promise<Grant | null> =>
      (await read(sql`${select} where g.id::text = ${id} for no key update of g`, transaction))[0] ?? null,
    /** What a member may play now, what ends first before the rest. */
    ofMember: (member: string, now: Date): Promise<Grant[]> =>
      read(sql`
        ${select} where g.member = ${member} and g.told_at is not null and g.used < g.rounds and c.stopped_at is null
           and c.from_at <= ${now} and c.until_at > ${now} order by c.until_at, g.id limit ${LIST_SIZE}`),
    /** A page of whoever has a campaign's, who played last before the others; or one of them. */
    ofCampaign: async (campaign: string, { member, from }: { member: string | null; from: Place | null }) => {
      const before = from ? sql`and (g.changed_at, g.id) < (${from.at}, ${from.id}::uuid)` : sql``
      const one = member === null ? sql`` : sql`and g.member = ${member}`
      const list = await read(sql`
        ${select} where g.campaign = ${campaign} ${one} ${before}
         order by g.changed_at desc, g.id desc limit ${LIST_SIZE + 1}`)
      return cutPage(list, LIST_SIZE, ({ changedAt, grant }) => ({ at: changedAt, id: grant }))
    },
    /** Grants whose vendors do not know of them yet. */
    toTell: (now: Date): Promise<Grant[]> =>
      read(sql`
        ${select} where g.told_at is null and c.stopped_at is null and c.until_at > ${now}
         order by c.made_at, g.id limit ${TOLD_AT_ONCE}`),
    /** Grants that were taken back and whose vendors do not know it yet. */
    toRevoke: (now: Date): Promise<Grant[]> =>
      read(sql`
        ${select} where g.told_at is not null and g.revoked_at is null and c.stopped_at is not null and c.until_at > ${now}
         order by c.stopped_at, g.id limit ${TOLD_AT_ONCE}`),
    /** Whether nobody else wrote it down before. */
    told: async (id: string, at: Date): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update free_rounds.grant set told_at = ${at} where id = ${id} and told_at is null`.execute(database)
      return numAffectedRows === 1n
    },
    revoked: async (id: string, at: Date): Promise<void> => {
      await sql`update free_rounds.grant set revoked_at = ${at} where id = ${id}`.execute(database)
    },
  }
}
