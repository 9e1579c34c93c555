import { ACCOUNT_TYPES, type AccountType, AGENT_TYPES, isAgentType, TRIAL_TYPE } from '@sanuk/contracts/identity'
import { listMembers, type MEMBER_KINDS } from '@sanuk/contracts/office'
import { plainCode, plainPhone } from '@sanuk/contracts/typed-text'
import { writeAmount, ZERO } from '@sanuk/money/amount'
import type { Brand } from '#platform/caller'
import type { Member } from '#platform/capabilities/member'
import type { LastPlayedBy } from '#platform/capabilities/played-rounds'
import type { BalancesOf } from '#platform/capabilities/wallet-account'
import { readListQuery } from '#platform/list-query'
import type { Serve } from '#platform/serve'
import type { Members } from './index.ts'

type Needs = {
  readonly members: Members
  readonly balancesOf: BalancesOf
  readonly lastPlayedBy: LastPlayedBy
}

export function membersOfficeRoutes(serve: Serve, needs: Needs): void {
  serve(listMembers, async ({ brand, query }) => {
    const { search, kind, closed } = query
    const named = search ? await byWholeText(needs.members, brand, search) : null
    const filter = {
      ...(search ? { search } : {}),
      ...(kind ? { types: TYPES[kind] } : {}),
      ...(closed ? { closed: closed === 'yes' } : {}),
    }
    const { list, nextCursor } = named
      ? { list: [named], nextCursor: null }
      : await needs.members.list(brand.id, readListQuery(query, brand), filter)
    const ids = list.map(({ id }) => id)
    const [balances, played] = await Promise.all([needs.balancesOf(ids), needs.lastPlayedBy(ids)])
    return {
      list: list.map((member) => ({
        id: member.id,
        username: member.username,
        type: member.type,
        closed: member.closedAt !== null,
        balance: writeAmount(balances.get(member.id) ?? ZERO),
        currency: member.currency,
        joinedAt: member.joinedAt.toISOString(),
        lastSeenAt: lastSeen(member, played)?.toISOString() ?? null,
      })),
      nextCursor,
    }
  })
}

/** Seen is who called the site, or played: whoever plays for long calls their game's vendor only. */
export function lastSeen({ id, seenAt }: Member, played: ReadonlyMap<string, Date>): Date | null {
  const playedAt = played.get(id) ?? null
  if (!seenAt || !playedAt) return seenAt ?? playedAt
  return playedAt > seenAt ? playedAt : seenAt
}

const TYPES: { readonly [kind in (typeof MEMBER_KINDS)[number]]: readonly AccountType[] } = {
  member: ACCOUNT_TYPES.filter((type) => type !== TRIAL_TYPE && !isAgentType(type)),
  agent: AGENT_TYPES,
  trial: [TRIAL_TYPE],
}

/** A number that is written with a zero in front is read as a Thai one. */
const HOME_DIALING = '+66'

/** Eight digits that do not begin with a zero, as every number of a member. */
const MEMBER_NUMBER = /^[1-9]\d{7}$/

/** Whose number, whole mobile number or whole address this is, if it is anybody's; contacts count once they are proved. */
async function byWholeText(members: Members, brand: Brand, search: string): Promise<Member | null> {
  if (search.includes('@')) return members.findByEmail(brand.id, search)
  const short = plainCode(search)
  const id = MEMBER_NUMBER.test(short) ? await members.idByNumber(brand.id, short) : null
  if (id !== null) return members.find(id)
  const number = plainPhone(search)
  if (!/^(\+|0)\d{6,15}$/.test(number)) return null
  const whole = number.startsWith('+') ? number : `${HOME_DIALING}${number.slice(1)}`
  return members.findByMobile(brand.id, whole)
}
