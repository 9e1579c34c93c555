import { makeToken, tokenHash } from '#platform/bearer-token'
import type { Clock } from '#platform/clock'
import type { Connection, Database } from '#platform/database'
import type { SpentToken } from '../firebase.ts'

/** A sign-in under way at a provider. */
export type Attempt = {
  readonly brand: string
  readonly provider: string
  /** The cookie by which the browser is known. */
  readonly browser: string
  /** Where the visitor comes back to: origin and page. */
  readonly origin: string
  readonly page: string
  /** Encrypted: what proves at the provider that it was us who began. */
  readonly secrets: Buffer
}

/** Somebody as a provider knows them. An address of mail is one that the provider has verified. */
export type ProviderIdentity = {
  readonly provider: string
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly name: string | null
}

type Tables = {
  'providers.attempt': {
    state_hash: Buffer
    brand: string
    provider: string
    browser_hash: Buffer
    origin: string
    page: string
    secrets: Buffer
    expires_at: Date
  }
  'providers.ticket': ProviderIdentity & {
    ticket_hash: Buffer
    brand: string
    browser_hash: Buffer
    expires_at: Date
  }
  'providers.spent_token': { token_hash: Buffer; brand: string; expires_at: Date }
}

/** How long somebody may take at the provider, and to spend the ticket: whoever is new here fills in a form first. */
const ATTEMPT_MS = 10 * 60 * 1000
const TICKET_MS = 30 * 60 * 1000

/** By what something is known that only one browser may go on with, once. */
type Held = { readonly brand: string; readonly secret: string; readonly browser: string }

/** What is on its way between a provider and a page of ours. Nothing of it is good twice. */
export function createPassingStore({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const own = database.withTables<Tables>()
  const after = (milliseconds: number) => new Date(clock().getTime() + milliseconds)
  return {
    keepAttempt: async (state: string, { browser, ...attempt }: Attempt): Promise<void> => {
      const hashes = { state_hash: tokenHash(state), browser_hash: tokenHash(browser) }
      await own
        .insertInto('providers.attempt')
        .values({ ...attempt, ...hashes, expires_at: after(ATTEMPT_MS) })
        .execute()
    },
    spendAttempt: async ({ brand, secret, browser }: Held) => {
      const row = await own
        .deleteFrom('providers.attempt')
        .where('state_hash', '=', tokenHash(secret))
        .where('brand', '=', brand)
        .where('browser_hash', '=', tokenHash(browser))
        .returning(['provider', 'origin', 'page', 'secrets', 'expires_at'])
        .executeTakeFirst()
      return row && row.expires_at > clock() ? row : null
    },
    /** Keeps who came back, and answers the ticket for it. */
    issueTicket: async (brand: string, browser: string, identity: ProviderIdentity): Promise<string> => {
      const ticket = makeToken()
      const { provider, issuer, subject, email, name } = identity
      await own
        .insertInto('providers.ticket')
        .values({
          ...{ provider, issuer, subject, email, name, brand, expires_at: after(TICKET_MS) },
          ...{ ticket_hash: tokenHash(ticket), browser_hash: tokenHash(browser) },
        })
        .execute()
      return ticket
    },
    /** Who a ticket stands for, as long as it is not spent. */
    readTicket: async ({ brand, secret, browser }: Held): Promise<ProviderIdentity | null> => {
      const row = await own
        .selectFrom('providers.ticket')
        .select(['provider', 'issuer', 'subject', 'email', 'name'])
        .where('ticket_hash', '=', tokenHash(secret))
        .where('brand', '=', brand)
        .where('browser_hash', '=', tokenHash(browser))
        .where('expires_at', '>', clock())
        .executeTakeFirst()
      return row ?? null
    },
    spendTicket: async (
      { brand, secret, browser }: Held,
      connection: Connection = database,
    ): Promise<ProviderIdentity | null> => {
      const row = await connection
        .withTables<Tables>()
        .deleteFrom('providers.ticket')
        .where('ticket_hash', '=', tokenHash(secret))
        .where('brand', '=', brand)
        .where('browser_hash', '=', tokenHash(browser))
        .returning(['provider', 'issuer', 'subject', 'email', 'name', 'expires_at'])
        .executeTakeFirst()
      if (!row || row.expires_at <= clock()) return null
      const { expires_at: _, ...identity } = row
      return identity
    },
    /** Notes that a token of somebody else's was used; false where it had been. */
    spendToken: async (
      brand: string,
      { token, expiresAt }: SpentToken,
      connection: Connection = database,
    ): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await connection
        .withTables<Tables>()
        .insertInto('providers.spent_token')
        .values({ token_hash: tokenHash(token), brand, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('token_hash').doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    forgetExpired: async (): Promise<void> => {
      const now = clock()
      await own.deleteFrom('providers.attempt').where('expires_at', '<', now).execute()
      await own.deleteFrom('providers.ticket').where('expires_at', '<', now).execute()
      await own.deleteFrom('providers.spent_token').where('expires_at', '<', now).execute()
    },
  }
}

export type PassingStore = ReturnType<typeof createPassingStore>
