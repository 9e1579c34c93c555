import { randomUUID } from 'node:crypto'
import type { VendorRequest } from '@sanuk/contracts/vendor'
import { writeAmount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { FindMembers } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import { grantName } from '#platform/grant-name'
import type { CallVendor, GameVendor } from '#platform/vendors'
import type { GrantStore } from './store/grants.ts'
import type { Grant } from './store/rows.ts'

export type TellNeeds = {
  readonly clock: Clock
  readonly callVendor: CallVendor
  /** How a vendor is called, if it is switched on. */
  readonly openVendor: (code: string) => GameVendor | null
  readonly findMembers: FindMembers
  /** Tells a member of free rounds that can be played from now on. */
  readonly tellGranted: (grant: Grant, currency: CurrencyCode) => Promise<void>
}

/** Calls to vendors that are under way at once. */
const AT_ONCE = 8

/**
 * Tells vendors of grants, and of those that were taken back, until they answer: both may be told twice and count once.
 * A member hears of free rounds when their vendor knows of them, not before.
 */
export function createTellVendors(needs: TellNeeds & { readonly grants: GrantStore }) {
  const { grants, clock, callVendor, openVendor, findMembers, tellGranted } = needs

  const tell = async (grant: Grant, currency: CurrencyCode): Promise<boolean> => {
    const vendor = openVendor(grant.campaign.vendor)
    const reply = vendor && (await callVendor(vendor, 'freeRounds', requestOf(grant, currency)))
    if (!reply) return false
    if (await grants.told(grant.grant, clock())) await tellGranted(grant, currency)
    return true
  }

  const revoke = async ({ grant, campaign }: Grant): Promise<boolean> => {
    const vendor = openVendor(campaign.vendor)
    const asked = { requestId: randomUUID(), grant: grantName(grant) }
    const reply = vendor && (await callVendor(vendor, 'revokeFreeRounds', asked))
    if (reply) await grants.revoked(grant, clock())
    return Boolean(reply)
  }

  return async (): Promise<void> => {
    await inTurns(() => grants.toRevoke(clock()), revoke)
    await inTurns(
      () => grants.toTell(clock()),
      async (grant, members) => {
        const currency = members.get(grant.member)?.currency
        return currency === undefined || tell(grant, currency)
      },
    )
  }

  type Owners = Awaited<ReturnType<FindMembers>>

  /** Batch after batch, until there is no more or a vendor of one did not answer: then it is tried again by the job. */
  async function inTurns(
    next: () => Promise<Grant[]>,
    work: (grant: Grant, members: Owners) => Promise<boolean>,
  ): Promise<void> {
    for (let list = await next(); list.length > 0; list = await next()) {
      const members = await findMembers(list.map(({ member }) => member))
      let allDone = true
      for (let start = 0; start < list.length; start += AT_ONCE) {
        const done = await Promise.all(list.slice(start, start + AT_ONCE).map((grant) => work(grant, members)))
        allDone &&= done.every(Boolean)
      }
      if (!allDone) return
    }
  }
}

function requestOf({ grant, member, campaign }: Grant, currency: CurrencyCode): VendorRequest<'freeRounds'> {
  const { games, rounds, stake, mostWin, from, until } = campaign
  return {
    requestId: randomUUID(),
    grant: grantName(grant),
    member,
    currency,
    games,
    rounds,
    stake: writeAmount(stake),
    mostWin: writeAmount(mostWin),
    from: from.toISOString(),
    until: until.toISOString(),
  }
}
