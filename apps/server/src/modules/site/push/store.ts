import { LANGUAGES } from '@sanuk/contracts/wire'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database, Transaction } from '#platform/database'

const bytes = z.pipe(
  z.instanceof(Uint8Array),
  z.transform((value) => Buffer.from(value)),
)

const due = z.object({
  announcement: z.uuid(),
  subscription: z.uuid(),
  tries: z.number(),
  endpoint: z.string(),
  p256dh: bytes,
  auth: bytes,
  language: z.enum(LANGUAGES),
})
/** A message that is to be sent to a browser now; `tries` counts this one, too. */
export type Due = z.output<typeof due>

type Subscription = {
  readonly id: string
  readonly brand: string
  readonly endpoint: string
  readonly p256dh: Buffer
  readonly auth: Buffer
  readonly language: string
  readonly made_at: Date
}

export type PushStore = ReturnType<typeof createPushStore>

/** The room's tables: who is subscribed, and what is sent to whom. */
export function createPushStore(database: Database) {
  const own = database.withTables<{ 'push.subscription': Subscription }>()
  return {
    /** One that is known keeps its place and takes the new keys and language. */
    subscribe: async (subscription: Subscription): Promise<void> => {
      const { p256dh, auth, language } = subscription
      await own
        .insertInto('push.subscription')
        .values(subscription)
        .onConflict((known) => known.columns(['brand', 'endpoint']).doUpdateSet({ p256dh, auth, language }))
        .execute()
    },
    unsubscribe: async (brand: string, endpoint: string): Promise<void> => {
      await own.deleteFrom('push.subscription').where('brand', '=', brand).where('endpoint', '=', endpoint).execute()
    },
    /** Begins to send an announcement to all who are subscribed; what has begun does not begin again. */
    begin: async (transaction: Transaction, announcement: string, on: { brand: string; now: Date }): Promise<void> => {
      const { numAffectedRows } = await sql`
        insert into push.message (announcement, brand, begun_at) values (${announcement}, ${on.brand}, ${on.now})
        on conflict do nothing`.execute(transaction)
      if (!numAffectedRows) return
      await sql`
        insert into push.delivery (announcement, subscription, brand, next_at)
        select ${announcement}, id, brand, ${on.now} from push.subscription where brand = ${on.brand}`.execute(
        transaction,
      )
    },
    /** Takes what is due of some announcements: until `until`, nobody else is given the same. */
    take: async (
      announcements: readonly string[],
      { now, until, atMost }: { readonly now: Date; readonly until: Date; readonly atMost: number },
    ): Promise<Due[]> => {
      const { rows } = await sql`
        with taken as (
          update push.delivery set tries = tries + 1, next_at = ${until}
           where (announcement, subscription) in (
             select announcement, subscription from push.delivery
              where next_at <= ${now} and announcement = any (${[...announcements]}::uuid[])
              order by next_at limit ${atMost} for update skip locked)
          returning announcement, subscription, tries)
        select taken.*, endpoint, p256dh, auth, language
          from taken join push.subscription on id = subscription`.execute(database)
      return rows.map((row) => due.parse(row))
    },
    /** Writes down what became of a delivery; without a next time it is done with. */
    settle: async (
      { announcement, subscription }: Pick<Due, 'announcement' | 'subscription'>,
      { deliveredAt, nextAt }: { readonly deliveredAt: Date | null; readonly nextAt: Date | null },
    ): Promise<void> => {
      await sql`
        update push.delivery set delivered_at = ${deliveredAt}, next_at = ${nextAt}
         where announcement = ${announcement} and subscription = ${subscription}`.execute(database)
    },
    /** The push service knows it no more. */
    remove: async (subscription: string): Promise<void> => {
      await own.deleteFrom('push.subscription').where('id', '=', subscription).execute()
    },
    /** Forgets how announcements were delivered that began before a moment; that they began stays known. */
    forget: async (before: Date): Promise<void> => {
      await sql`
        delete from push.delivery using push.message
         where message.announcement = delivery.announcement and begun_at < ${before}`.execute(database)
    },
  }
}
