import { ACCOUNT_TYPES, type AccountType, AGENT_TYPES, TRIAL_TYPE } from '@sanuk/contracts/identity'
import { listMembers, type MEMBER_KINDS } from '@sanuk/contracts/office'
import { plainPhone } from '@sanuk/contracts/typed-text'
import { writeAmount, ZERO } from '@sanuk/money/amount'
import type { Brand } from '#platform/caller'
import { readCursor } from '#platform/page-cursor'
import type { Serve } from '#platform/serve'
import type { Wallet } from '../wallet/index.ts'
import type { Member, Members } from './index.ts'

export function membersOfficeRoutes(serve: Serve, needs: { members: Members; balancesOf: Wallet['balancesOf'] }): void {
  serve(listMembers, async ({ brand, query }) => {
    const { search, kind, closed } = query
    const contacted = search ? await byContact(needs.members, brand, search) : null
    const filter = {
      ...(search ? { search } : {}),
      ...(kind ? { types: TYPES[kind] } : {}),
      ...(closed ? { closed: closed === 'yes' } : {}),
    }
    const { list, nextCursor } = contacted
      ? { list: [contacted], nextCursor: null }
      : await needs.members.list(brand.id, readCursor(query.cursor), filter)
    const balances = await needs.balancesOf(list.map(({ id }) => id))
    return {
      list: list.map((member) => ({
        id: member.id,
        username: member.username,
        type: member.type,
        closed: member.closedAt !== null,
        balance: writeAmount(balances.get(member.id) ?? ZERO),
        currency: member.currency,
        joinedAt: member.joinedAt.toISOString(),
        lastSeenAt: member.seenAt?.toISOString() ?? null,
      })),
      nextCursor,
    }
  })
}

const TYPES: { readonly [kind in (typeof MEMBER_KINDS)[number]]: readonly AccountType[] } = {
  member: ACCOUNT_TYPES.filter((type) => type !== TRIAL_TYPE && !AGENT_TYPES.includes(type)),
  agent: AGENT_TYPES,
  trial: [TRIAL_TYPE],
}

/** A number that is written with a zero in front is read as a Thai one. */
const HOME_DIALING = '+66'

/** Whose whole mobile number or address this is, if it is anybody's who proved it. */
async function byContact(members: Members, brand: Brand, search: string): Promise<Member | null> {
  if (search.includes('@')) return members.findByEmail(brand.id, search)
  const number = plainPhone(search)
  if (!/^(\+|0)\d{6,15}$/.test(number)) return null
  const whole = number.startsWith('+') ? number : `${HOME_DIALING}${number.slice(1)}`
  return members.findByMobile(brand.id, whole)
}
