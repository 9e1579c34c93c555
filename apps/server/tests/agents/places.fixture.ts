import { randomUUID } from 'node:crypto'
import { addDays } from '@sanuk/contracts/calendar-day'
import { createLog } from '@sanuk/host/log'
import pg from 'pg'
import { cloneDatabase } from '../../../../tools/launcher/src/cloned-database.ts'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import { openDatabase } from '../../src/platform/database.ts'

const FIRST_DAY = '2026-03-01'
const ZONE = 'Asia/Bangkok'

/** The day that is so many days after the first. */
export const dayAt = (day: number): string => addDays(FIRST_DAY, day)

/** A moment of such a day in the brand's time zone, which is seven hours ahead of UTC, so many minutes after midnight. */
const momentAt = (day: number, minute: number): Date =>
  new Date(Date.parse(`${dayAt(day)}T00:00:00+07:00`) + minute * 60_000)

export type When = { readonly day: number; readonly minute?: number }

/** A migrated database with one brand, whose members and agents are written as its owner writes them. */
export async function openPlaces() {
  const clone = await cloneDatabase()
  const owner = new pg.Pool({ connectionString: clone.ownerUrl, max: 4 })
  const databases = openDatabase(clone.serverUrl, createLog('silent'))
  const brand = randomUUID()
  await owner.query(
    `insert into system.brand (id, code, name, domains, time_zone, currency, languages, modules)
     values ($1, 'PLACES', 'Places', '{places.localhost}', $2, 'THB', '{th}', '{}')`,
    [brand, ZONE],
  )
  return {
    owner,
    brand,
    database: databases.database,
    join: async (inviter: string | null, { day, minute = 0 }: When, client: pg.Pool | pg.PoolClient = owner) => {
      const [id, username] = [randomUUID(), newUsername('p')]
      await client.query(
        `insert into members.member (id, brand, username, username_key, nickname, type, currency, invited_by, joined_at)
         values ($1, $2, $3, $3, $3, 0, 'THB', $4, $5)`,
        [id, brand, username, inviter, momentAt(day, minute)],
      )
      return id
    },
    appoint: (member: string, parent: string | null, { day, minute = 0 }: When) =>
      owner.query(
        `insert into agents.agent (member, brand, type, parent, appointed_at, since) values ($1, $2, 1, $3, $4, $4)`,
        [member, brand, parent, momentAt(day, minute)],
      ),
    change: (
      member: string,
      { parent, state }: { parent: string | null; state: 'active' | 'suspended' | 'closed' },
      { day, minute = 0 }: When,
    ) =>
      owner.query('update agents.agent set parent = $2, state = $3, since = $4 where member = $1', [
        ...[member, parent, state, momentAt(day, minute)],
      ]),
    /** Agents above a member on a day, by the tables. */
    chainOn: async (member: string, day: number): Promise<string[] | null> => {
      const { rows } = await owner.query('select agents.chain_on($1, $2) as chain', [member, dayAt(day)])
      return rows[0].chain
    },
    faults: async (): Promise<unknown[]> => (await owner.query('select * from agents.places_fault()')).rows,
    close: async () => {
      await Promise.all([owner.end(), databases.close()])
      await clone.drop()
    },
  }
}
