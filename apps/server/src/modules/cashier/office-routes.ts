import { listAllDeposits } from '@sanuk/contracts/office'
import { readCursor } from '#platform/page-cursor'
import type { Serve } from '#platform/serve'
import type { Members } from '../members/index.ts'
import { depositAnswer } from './deposit-answer.ts'
import type { Cashier } from './index.ts'

export function cashierOfficeRoutes(
  serve: Serve,
  needs: { list: Cashier['list'] } & Pick<Members, 'findByUsername' | 'findMany'>,
): void {
  serve(listAllDeposits, async ({ brand, query }) => {
    const sought = query.search ? await needs.findByUsername(brand.id, query.search) : null
    const scope = sought ? { member: sought.id } : { brand: brand.id, reference: query.search?.toUpperCase() }
    const { list, nextCursor } = await needs.list(scope, readCursor(query.cursor))
    const members = await needs.findMany(list.map(({ member }) => member))
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
