import type { CurrencyCode } from '@sanuk/money/currency'
import type { TermOffer } from '#platform/capabilities/starting-contracts'
import type { Place } from '#platform/page-cursor'
import { createInviting } from './demand-inviting.ts'
import { createLinkDesk, OPEN_LINKS } from './link-desk.ts'
import type { LinksNeeds } from './needs.ts'
import { createOpenAccount } from './open-account.ts'
import { accountStore, openedSince } from './store/accounts.ts'
import { createLinkStore, type LinkRecord } from './store/links.ts'
import { createResultStore } from './store/results.ts'

export { createInvitations, type Invitations } from './invitations.ts'
export type { LinkRecord } from './store/links.ts'
export type { LinkResults } from './store/results.ts'

export type Links = ReturnType<typeof createLinks>

/** Links by which people register below an agent, and accounts that agents open for others. */
export function createLinks(needs: LinksNeeds) {
  const { database, clock } = needs
  const links = createLinkStore(database)
  const results = createResultStore(database)
  const inviting = createInviting(needs.agents)
  return {
    ...createLinkDesk({ ...needs, links, inviting }),
    openAccount: createOpenAccount({ ...needs, inviting, accounts: accountStore }),
    typesOf: inviting.typesOf,
    /** How many links of the agent are open. */
    countOpen: (agent: string): Promise<number> => links.countOpen(agent, clock()),
    /** How many links the agent can still open. */
    leftOf: async (agent: string): Promise<number> => Math.max(0, OPEN_LINKS - (await links.countOpen(agent, clock()))),
    /** The agent's links, newest first, with what came by each. */
    list: async (agent: string, currency: CurrencyCode, after: Place | null) => {
      const page = await links.ofAgent(agent, after)
      const came = await results.of(
        page.list.map(({ id }) => id),
        currency,
      )
      return { ...page, results: came }
    },
    resultsOf: results.of,
    /** Accounts that agents of a brand opened since an instant, the newest first. */
    openedSince: (brand: string, since: Date) => openedSince(database, brand, since),
    /** Which terms an agent may give now. */
    offersOf: needs.terms.offersOf,
    /** The terms of a link, and whether each holds for whoever registers now. */
    termsOf: ({ terms }: LinkRecord, offers: readonly TermOffer[]) =>
      terms.map((term) => ({ ...term, holds: needs.terms.isOffered(offers, term) })),
  }
}
