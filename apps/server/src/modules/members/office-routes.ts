import { listMembers } from '@sanuk/contracts/office'
import { writeAmount, ZERO } from '@sanuk/money/amount'
import { readCursor } from '#platform/page-cursor'
import type { Serve } from '#platform/serve'
import type { Wallet } from '../wallet/index.ts'
import type { Members } from './index.ts'

export function membersOfficeRoutes(serve: Serve, needs: { members: Members; balancesOf: Wallet['balancesOf'] }): void {
  serve(listMembers, async ({ brand, query }) => {
    const { list, nextCursor } = await needs.members.list(brand.id, readCursor(query.cursor), query.search)
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
