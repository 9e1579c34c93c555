import { PROOF_REASONS } from '@sanuk/contracts/identity'
import * as z from 'zod/mini'
import { makeToken, tokenHash } from '#platform/bearer-token'
import type { Member } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { WAYS } from './ways.ts'

const content = z.strictObject({
  /** Whether the browser is to be remembered once the sign-in is finished. */
  remember: z.boolean(),
  /** Whether more than the password was proved already. */
  proved: z.boolean(),
  /** What was used to sign in. */
  way: z.enum(WAYS),
  /** Why one more proof is asked for; tickets that wait for something else have none. */
  reason: z.optional(z.enum(PROOF_REASONS)),
})
type Content = z.output<typeof content>

type Tables = {
  'identity.ticket': {
    token_hash: Buffer
    brand: string
    member: string
    purpose: Purpose
    content: string
    tries: number
    expires_at: Date
  }
}

export type Purpose = 'change_password' | 'prove'
export type Ticket = Content & { readonly member: string }

const LIFE_MS = 10 * 60 * 1000

/** Guesses at what is to be proved, after which the sign-in begins anew. */
const TRIES = 5

export type Tickets = ReturnType<typeof createTickets>

/** Sign-ins that are not finished. A ticket opens nothing but their next step. */
export function createTickets({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const own = database.withTables<Tables>()
  const live = (token: string, purpose: Purpose) => ({ hash: tokenHash(token), purpose, now: clock() })
  const read = (row: { member: string; content: unknown } | undefined): Ticket => {
    if (!row) throw new Refusal('ticket_invalid')
    return { ...content.parse(row.content), member: row.member }
  }
  return {
    issue: async (member: Pick<Member, 'id' | 'brand'>, purpose: Purpose, about: Content): Promise<string> => {
      const token = makeToken()
      await own
        .insertInto('identity.ticket')
        .values({
          token_hash: tokenHash(token),
          brand: member.brand,
          member: member.id,
          purpose,
          content: JSON.stringify(about),
          tries: 0,
          expires_at: new Date(clock().getTime() + LIFE_MS),
        })
        .execute()
      return token
    },
    /** What a ticket stands for. Refuses with `ticket_invalid`. */
    read: async (token: string, purpose: Purpose): Promise<Ticket> => {
      const { hash, now } = live(token, purpose)
      const row = await own
        .selectFrom('identity.ticket')
        .select(['member', 'content'])
        .where('token_hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return read(row)
    },
    /** The same for somebody who guesses: counted before it is looked at, so that parallel ones are, too. */
    attempt: async (token: string, purpose: Purpose): Promise<Ticket> => {
      const { hash, now } = live(token, purpose)
      const row = await own
        .updateTable('identity.ticket')
        .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
        .where('token_hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .where('tries', '<', TRIES)
        .returning(['member', 'content'])
        .executeTakeFirst()
      return read(row)
    },
    /** Takes it away; of several who hold it one goes on. Refuses with `ticket_invalid`. */
    spend: async (token: string): Promise<void> => {
      const { numDeletedRows } = await own
        .deleteFrom('identity.ticket')
        .where('token_hash', '=', tokenHash(token))
        .executeTakeFirst()
      if (numDeletedRows !== 1n) throw new Refusal('ticket_invalid')
    },
    forgetEnded: async (): Promise<void> => {
      await own.deleteFrom('identity.ticket').where('expires_at', '<', clock()).execute()
    },
  }
}
