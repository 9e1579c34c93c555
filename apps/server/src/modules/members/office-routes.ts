import { listMembers } from '@sanuk/contracts/office'
import { writeAmount, ZERO } from '@sanuk/money/amount'
import type { Brand } from '#platform/caller'
import { readCursor } from '#platform/page-cursor'
import type { Serve } from '#platform/serve'
import type { Wallet } from '../wallet/index.ts'
import type { Member, Members } from './index.ts'

export function membersOfficeRoutes(serve: Serve, needs: { members: Members; balancesOf: Wallet['balancesOf'] }): void {
  serve(listMembers, async ({ brand, query }) => {
    const contacted = query.search ? await byContact(needs.members, brand, query.search) : null
    const { list, nextCursor } = contacted
      ? { list: [contacted], nextCursor: null }
      : await needs.members.list(brand.id, readCursor(query.cursor), query.search)
    const balances = await needs.balancesOf(list.map(({ id }) => id))
    return {
      list: list.map((member) => ({
        id: member.id,
        username: member.username,
        type: member.type,
        balance: writeAmount(balances.get(member.id) ?? ZERO),
        currency: member.currency,
        joinedAt: member.joinedAt.toISOString(),
        lastSeenAt: member.seenAt?.toISOString() ?? null,
      })),
      nextCursor,
    }
  })
}

/** A number that is written with a zero in front is read as a Thai one. */
const HOME_DIALING = '+66'

/** Whose whole mobile number or address this is, if it is anybody's who proved it. */
async function byContact(members: Members, brand: Brand, search: string): Promise<Member | null> {
  if (search.includes('@')) return members.findByEmail(brand.id, search)
  const number = search.replaceAll(/[\s-]/g, '')
  if (!/^(\+|0)\d{6,15}$/.test(number)) return null
  const whole = number.startsWith('+') ? number : `${HOME_DIALING}${number.slice(1)}`
  return members.findByMobile(brand.id, whole)
}
