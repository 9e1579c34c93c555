import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'

/** Up to where what missions are made of was followed. */
export type Followed = { readonly change: bigint; readonly depositsTo: Date; readonly signInsTo: Date }

export type Visit = { readonly member: string; readonly brand: string; readonly day: string }

export type FollowingStore = ReturnType<typeof createFollowingStore>

export function createFollowingStore(database: Database) {
  return {
    followed: async (transaction: Transaction): Promise<Followed> => {
      const { rows } = await sql<Followed>`
        select change, deposits_to as "depositsTo", sign_ins_to as "signInsTo" from missions.followed for update`.execute(
        transaction,
      )
      if (!rows[0]) throw new Error('missions remember no place to follow from')
      return rows[0]
    },
    follow: async (transaction: Transaction, { change, depositsTo, signInsTo }: Followed): Promise<void> => {
      await sql`
        update missions.followed set change = ${change}, deposits_to = ${depositsTo}, sign_ins_to = ${signInsTo}`.execute(
        transaction,
      )
    },
    /** Writes visits down; answers those that are the first of their day. */
    visit: async (visits: readonly Visit[], on: Connection = database): Promise<Visit[]> => {
      if (visits.length === 0) return []
      const { rows } = await sql<Visit>`
        insert into missions.visit (member, day, brand)
        select distinct on (member, day) * from unnest(
          ${visits.map(({ member }) => member)}::uuid[], ${visits.map(({ day }) => day)}::date[],
          ${visits.map(({ brand }) => brand)}::uuid[]) as visit (member, day, brand)
        on conflict do nothing returning member, day::text, brand`.execute(on)
      return rows
    },
    /** Remembers that everybody was counted by a plan; answers whether that was new. */
    begin: async (transaction: Transaction, brand: string, effectiveFrom: string): Promise<boolean> => {
      const { rows } = await sql`
        insert into missions.begun (brand, effective_from) values (${brand}, ${effectiveFrom}::date)
        on conflict do nothing returning 1`.execute(transaction)
      return rows.length > 0
    },
  }
}
