import { randomInt, randomUUID } from 'node:crypto'
import type { InvitedType, LINK_DAYS } from '@sanuk/contracts/agent-links'
import type { ContractTerm } from '@sanuk/contracts/agent-terms'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { EndForClosed } from '#platform/capabilities/agent-closing'
import { inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { fieldRefusal, type Inviting } from './demand-inviting.ts'
import { linkStateAt } from './link-state.ts'
import type { LinkBrand, LinksNeeds } from './needs.ts'
import type { LinkRecord, LinkStore } from './store/links.ts'

/** Open links that an agent may have at once. */
export const OPEN_LINKS = 50

/** Letters and digits that nobody takes for one another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Two more than members' own codes have, so that no code is both. */
const CODE_LENGTH = 10

const DAY_MS = 24 * 60 * 60 * 1000

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

export type LinkRequest = {
  readonly requestId: string
  readonly type: InvitedType
  readonly host: string
  readonly days?: (typeof LINK_DAYS)[number] | undefined
  readonly note: string
  /** Contracts that whoever becomes an agent by it starts with. */
  readonly terms?: readonly ContractTerm[] | undefined
}

type Needs = LinksNeeds & { readonly links: LinkStore; readonly inviting: Inviting }

/** What an agent does with their links. */
export function createLinkDesk({ database, clock, links, inviting, terms: starting }: Needs) {
  /** Refuses with `links_used_up`. Links of one agent are made and opened again one after the other. */
  const demandLeft = async (transaction: Transaction, agent: string): Promise<void> => {
    if ((await links.countOpen(agent, clock(), transaction)) >= OPEN_LINKS) throw new Refusal('links_used_up')
  }
  const lock = (transaction: Transaction, agent: string) => takeAdvisoryLock(transaction, `links: ${agent}`)

  const add = async (transaction: Transaction, link: Omit<Parameters<LinkStore['add']>[1], 'code'>) => {
    for (;;) {
      const coded = { ...link, code: newCode() }
      if (await links.add(transaction, coded)) return { ...coded, closedAt: null }
    }
  }

  return {
    /** Closes all links of an agent who is closed; no other one is made or opened meanwhile. */
    endForClosed: (async (transaction, { agent, at }) => {
      await lock(transaction, agent)
      await links.closeAll(transaction, agent, at)
    }) satisfies EndForClosed,
    /**
     * Makes a link; the same request again answers the first one. Refuses with `agent_suspended`,
     * `agent_type_unavailable`, `agent_type_without_agents`, `link_host_unknown` and `links_used_up`, and terms as
     * `ValidateTerms` does.
     */
    make: async (agent: string, brand: LinkBrand, wish: LinkRequest): Promise<LinkRecord> => {
      const { requestId, type, host, days, note, terms = [] } = wish
      const known = await links.ofRequest(agent, requestId)
      if (known) return known
      const giver = await inviting.demandMayInvite(agent, type)
      if (!brand.domains.includes(host)) throw fieldRefusal('host', 'link_host_unknown')
      await starting.validate(giver, terms)
      return inTransaction(database, async (transaction) => {
        await lock(transaction, agent)
        const earlier = await links.ofRequest(agent, requestId, transaction)
        if (earlier) return earlier
        await inviting.demandActive(agent, transaction)
        await demandLeft(transaction, agent)
        const createdAt = clock()
        const expiresAt = days === undefined ? null : new Date(createdAt.getTime() + days * DAY_MS)
        return add(transaction, {
          id: randomUUID(),
          brand: brand.id,
          agent,
          type,
          host,
          note,
          requestId,
          createdAt,
          expiresAt,
          terms: [...terms],
        })
      })
    },
    /**
     * Closes a link or opens it again, and changes its note. Refuses with `not_found`, and with `agent_suspended` and
     * `links_used_up` what would be open then; a suspended agent may close.
     */
    change: (agent: string, id: string, { open, note }: { open: boolean; note: string }): Promise<LinkRecord> =>
      inTransaction(database, async (transaction) => {
        await lock(transaction, agent)
        const link = await links.lockOwn(transaction, agent, id)
        if (!link) throw new Refusal('not_found')
        const now = clock()
        const closedAt = open ? null : (link.closedAt ?? now)
        const opens = linkStateAt({ ...link, closedAt }, now) === 'open' && linkStateAt(link, now) !== 'open'
        if (opens) {
          await inviting.demandActive(agent, transaction)
          await demandLeft(transaction, agent)
        }
        await links.change(transaction, id, { note, closedAt })
        return { ...link, note, closedAt }
      }),
  }
}
