import { ownDemands } from '@sanuk/contracts/turnover'
import { writeAmount } from '@sanuk/money/amount'
import { readCursor } from '#platform/page-cursor'
import type { Serve } from '#platform/serve'
import type { Turnover } from './index.ts'

export function turnoverRoutes(serve: Serve, { turnover }: { readonly turnover: Turnover }): void {
  serve(ownDemands, async ({ brand, caller, query }) => {
    const { weights } = await turnover.rulesNow(brand.id)
    const { list, nextCursor } = await turnover.listDemands(caller.id, readCursor(query.cursor))
    return {
      list: list.map(({ id, reason, required, done, madeAt, endedAt }) => ({
        ...{ id, reason, required: writeAmount(required), done: writeAmount(done) },
        state: done === required ? ('played' as const) : endedAt ? ('let_off' as const) : ('open' as const),
        ...{ since: madeAt.toISOString(), endedAt: endedAt?.toISOString() ?? null },
      })),
      nextCursor,
      weights,
    }
  })
}
