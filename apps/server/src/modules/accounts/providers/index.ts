import type { Log } from '@sanuk/host/log'
import type { Outgoing } from '@sanuk/host/outgoing'
import { createSecretCipher } from '@sanuk/host/secret-cipher'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { Clock } from '#platform/clock'
import { type Connection, type Database, inTransaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { createConfigure } from './configure.ts'
import { createFirebase, type ProvedPhone } from './firebase.ts'
import { createProviderSignIn, type Place } from './sign-in.ts'
import { createConfiguredStore } from './store/configured.ts'
import { createIdentityLinks } from './store/identities.ts'
import { createPassingStore, type ProviderIdentity } from './store/passing.ts'

export type { ProvedPhone, ProviderIdentity }

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly outgoing: Outgoing
  /** From which the key comes under which client secrets are kept. */
  readonly installationSecret: string | undefined
}

/** Somebody who came back from a provider, and whom that lets in. */
type Returned = ProviderIdentity & { readonly member: string | null }

type Owner = { readonly id: string; readonly brand: string }

export type Providers = ReturnType<typeof createProviders>

/** Sign-in with the accounts of others: OpenID Connect, and phone numbers that Firebase has proved. */
export function createProviders({ database, clock, log, outgoing, installationSecret }: Needs) {
  const cipher = createSecretCipher(installationSecret, 'Sanuk sign-in providers')
  const configured = createConfiguredStore(database)
  const store = createPassingStore({ database, clock })
  const links = createIdentityLinks(database)
  const signIn = createProviderSignIn({ store, cipher, log, outgoing, find: configured.find })
  const withMember = async (brand: string, identity: ProviderIdentity): Promise<Returned> => ({
    ...identity,
    member: await links.use(brand, identity, clock()),
  })
  return {
    /** Those that the brand has switched on. */
    offered: async (brand: string) => (await configured.list(brand)).filter(({ enabled }) => enabled),
    ...createConfigure({ store: configured, cipher, log, outgoing }),
    start: signIn.start,
    finish: signIn.finish,
    /**
     * Who came back from a provider, and whom that lets in: `null` for nobody yet. A ticket is good in the browser that
     * brought it, until it is spent. Refuses with `ticket_invalid`.
     */
    readTicket: async (ticket: string, place: Omit<Place, 'origin'>): Promise<Returned> =>
      withMember(place.brand.id, await signIn.readTicket(ticket, place)),
    /** The same, and the ticket is good no more. */
    spendTicket: async (ticket: string, place: Omit<Place, 'origin'>, connection?: Connection): Promise<Returned> =>
      withMember(place.brand.id, await signIn.spendTicket(ticket, place, connection)),
    /** Lets a provider's account in as this member. Refuses with `identity_linked`. */
    link: async (
      member: Owner,
      identity: Omit<ProviderIdentity, 'name'>,
      connection: Connection = database,
    ): Promise<void> => {
      if (!(await links.add(connection, member, { ...identity, at: clock() }))) throw new Refusal('identity_linked')
    },
    linksOf: (member: string) => links.list(member),
    /** Lets it in no more. Refuses with `not_found`, and with `last_way_in` where nothing else opens the account. */
    unlink: (member: string, provider: string, isOtherWayIn: () => Promise<boolean>): Promise<void> =>
      inTransaction(database, async (transaction) => {
        await takeAdvisoryLock(transaction, `ways in of ${member}`)
        const kept = await links.list(member, transaction)
        if (!kept.some((it) => it.provider === provider)) throw new Refusal('not_found')
        if (kept.length === 1 && !(await isOtherWayIn())) throw new Refusal('last_way_in')
        await links.remove(transaction, member, provider)
      }),
    /** Whether a provider lets the member in. */
    hasLink: async (member: string): Promise<boolean> => (await links.list(member)).length > 0,
    phoneOfFirebase: createFirebase({ clock, spend: store.spendToken }),
    forgetExpired: store.forgetExpired,
  }
}
