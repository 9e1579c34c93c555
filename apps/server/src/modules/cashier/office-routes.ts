import { listAllDeposits } from '@sanuk/contracts/office'
import { readCursor } from '#platform/page-cursor'
import type { Serve } from '#platform/serve'
import type { Members } from '../members/index.ts'
import { depositAnswer } from './deposit-answer.ts'
import type { Cashier } from './index.ts'

export function cashierOfficeRoutes(
  serve: Serve,
  needs: { list: Cashier['list']; findMembers: Members['findMany'] },
): void {
  serve(listAllDeposits, async ({ brand, query }) => {
    const { list, nextCursor } = await needs.list({ brand: brand.id }, readCursor(query.cursor))
    const members = await needs.findMembers(list.map(({ member }) => member))
    return {
      // The code is the member's to pay; an operator needs to see what became of it.
      list: list.map((deposit) => ({
        ...depositAnswer(deposit),
        payload: null,
        username: members.get(deposit.member)?.username ?? '',
      })),
      nextCursor,
    }
  })
}
