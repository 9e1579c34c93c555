import {
  type AgentLink,
  changeAgentLink,
  listAgentLinks,
  makeAgentLink,
  openAgentAccount,
} from '@sanuk/contracts/agent-links'
import { writeAmount, ZERO } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { TermOffer } from '#platform/capabilities/starting-contracts'
import type { Clock } from '#platform/clock'
import { readCursor } from '#platform/page-cursor'
import type { Serve } from '#platform/serve'
import type { LinkRecord, LinkResults, Links } from './index.ts'
import { linkStateAt } from './link-state.ts'

type Needs = { readonly links: Links; readonly clock: Clock; readonly siteOrigin: string }

export function linksRoutes(serve: Serve, { links, clock, siteOrigin }: Needs): void {
  const shown = (
    link: LinkRecord,
    { results, offers }: { readonly results: LinkResults | undefined; readonly offers: readonly TermOffer[] },
  ): AgentLink => ({
    id: link.id,
    code: link.code,
    address: addressOf(link, siteOrigin),
    type: link.type,
    note: link.note,
    state: linkStateAt(link, clock()),
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt?.toISOString() ?? null,
    visits: results?.visits ?? 0,
    registrations: results?.registrations ?? 0,
    firstDeposits: results?.firstDeposits ?? 0,
    played: results?.played ?? 0,
    valid: writeAmount(results?.valid ?? ZERO),
    terms: links.termsOf(link, offers),
  })
  const one = async (link: LinkRecord, currency: CurrencyCode) => {
    const [results, offers] = await Promise.all([
      links.resultsOf([link.id], currency),
      links.offersOf({ id: link.agent, brand: link.brand }),
    ])
    return { link: shown(link, { results: results.get(link.id), offers }) }
  }

  serve(listAgentLinks, async ({ caller, brand, query }) => {
    const [{ list, nextCursor, results }, types, left, offers] = await Promise.all([
      links.list(caller.id, brand.currency, readCursor(query.cursor)),
      links.typesOf(caller.id),
      links.leftOf(caller.id),
      links.offersOf({ id: caller.id, brand: brand.id }),
    ])
    return {
      list: list.map((link) => shown(link, { results: results.get(link.id), offers })),
      nextCursor,
      types,
      hosts: [...brand.domains],
      left,
      offers: offers.map(({ tiers, ...offer }) => ({ ...offer, tiers: [...tiers] })),
    }
  })
  serve(makeAgentLink, async ({ caller, brand, body }) => one(await links.make(caller.id, brand, body), brand.currency))
  serve(changeAgentLink, async ({ caller, brand, params, body }) =>
    one(await links.change(caller.id, params.id, body), brand.currency),
  )
  serve(openAgentAccount, async ({ caller, brand, body }) => {
    const { member, password } = await links.openAccount(caller.id, brand, body)
    return { member: { id: member.id, username: member.username }, password }
  })
}

/** The address of a link: the join page on its host, by the scheme and port of the sites. */
function addressOf({ host, code }: Pick<LinkRecord, 'host' | 'code'>, siteOrigin: string): string {
  const address = new URL('/join', siteOrigin)
  address.hostname = host
  address.searchParams.set('code', code)
  return address.href
}
