import { sql } from 'kysely'
import type { CodeBinding } from '#platform/capabilities/sent-code'
import type { Database } from '#platform/database'
import { CODE_TRIES } from './code.ts'

type Tables = {
  'verification.code': {
    brand: string
    purpose: string
    channel: string
    destination: Buffer
    digest: Buffer
    tries: number
    made_at: Date
    expires_at: Date
    spent_at: Date | null
    sending: string | null
  }
  'verification.sending': { id: string; brand: string; block: string; sent_at: Date; used_at: Date | null }
}

/** Where a code stands: what it is bound to, with the destination as it is kept. */
export type Place = Omit<CodeBinding, 'to'> & { readonly destination: Buffer }

export type VerificationStore = ReturnType<typeof createVerificationStore>

/** Live codes, and which messages were sent. */
export function createVerificationStore(database: Database) {
  const own = database.withTables<Tables>()
  return {
    /** Keeps a new code, which ends the older one of its place. */
    keep: async (
      { brand, purpose, channel, destination }: Place,
      code: { digest: Buffer; sending: string | null; madeAt: Date; expiresAt: Date },
    ): Promise<void> => {
      const fresh = {
        digest: code.digest,
        sending: code.sending,
        tries: 0,
        spent_at: null,
        made_at: code.madeAt,
        expires_at: code.expiresAt,
      }
      await own
        .insertInto('verification.code')
        .values({ brand, purpose, channel, destination, ...fresh })
        .onConflict((conflict) => conflict.columns(['brand', 'purpose', 'channel', 'destination']).doUpdateSet(fresh))
        .execute()
    },
    /**
     * Tries a code, in one statement: of many tries at once each waits for the one before, so that no more are evaluated
     * than a code has. Answers whether it was right, which it is once; `null` where there is none left to try.
     */
    tryCode: async (
      place: Place,
      digest: Buffer,
      now: Date,
    ): Promise<{ right: boolean; sending: string | null } | null> => {
      const row = await own
        .updateTable('verification.code')
        .set({
          tries: sql`tries + 1`,
          spent_at: sql`case when digest = ${digest} then ${now}::timestamptz end`,
        })
        .where('brand', '=', place.brand)
        .where('purpose', '=', place.purpose)
        .where('channel', '=', place.channel)
        .where('destination', '=', place.destination)
        .where('spent_at', 'is', null)
        .where('tries', '<', CODE_TRIES)
        .where('expires_at', '>', now)
        .returning(['spent_at', 'sending'])
        .executeTakeFirst()
      return row ? { right: row.spent_at !== null, sending: row.sending } : null
    },
    addSending: async (sending: { id: string; brand: string; block: string; sentAt: Date }): Promise<void> => {
      const { id, brand, block, sentAt } = sending
      await own
        .insertInto('verification.sending')
        .values({ id, brand, block, sent_at: sentAt, used_at: null })
        .execute()
    },
    markUsed: async (sending: string, at: Date): Promise<void> => {
      await own.updateTable('verification.sending').set({ used_at: at }).where('id', '=', sending).execute()
    },
    /** How many messages a block was sent since, and how many of their codes were used. */
    countSendings: async (brand: string, block: string, since: Date): Promise<{ sent: number; used: number }> => {
      const { sent, used } = await own
        .selectFrom('verification.sending')
        .select(({ fn }) => [fn.countAll<bigint>().as('sent'), fn.count<bigint>('used_at').as('used')])
        .where('brand', '=', brand)
        .where('block', '=', block)
        .where('sent_at', '>', since)
        .executeTakeFirstOrThrow()
      return { sent: Number(sent), used: Number(used) }
    },
    /** Forgets codes that are over and messages that count no more. */
    forget: async (now: Date, sentBefore: Date): Promise<void> => {
      await own.deleteFrom('verification.code').where('expires_at', '<', now).execute()
      await own.deleteFrom('verification.sending').where('sent_at', '<', sentBefore).execute()
    },
  }
}
