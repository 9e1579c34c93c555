import { listDifferences, listReconciliations, readReconciliation } from '@sanuk/contracts/office-reconciliation'
import { readListQuery } from '#platform/list-query'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Reconciliation } from './index.ts'
import { differenceAnswer, runAnswer, runSummary } from './run-answer.ts'

export function reconciliationOfficeRoutes(serve: Serve, { reconciliation }: { reconciliation: Reconciliation }): void {
  const find = async (id: string) => {
    const run = await reconciliation.find(id)
    if (!run) throw new Refusal('not_found')
    return run
  }

  serve(listReconciliations, async ({ brand, query: { from, to, result, search, ...order } }) => {
    const wanted = { from, to, vendor: search, isDifferent: result && result === 'different' }
    const { list, nextCursor } = await reconciliation.page(wanted, readListQuery(order, brand))
    return { list: list.map(runSummary), nextCursor }
  })

  serve(readReconciliation, async ({ params }) => runAnswer(await find(params.id)))

  serve(listDifferences, async ({ params, query: { page = 1, ...filter } }) => {
    const { id } = await find(params.id)
    const { list, pages } = await reconciliation.differences(id, filter, page)
    return { list: list.map(differenceAnswer), pages }
  })
}
