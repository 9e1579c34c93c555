import * as contract from '@sanuk/contracts/office-statements'
import { readListQuery } from '#platform/list-query'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Statements } from './index.ts'
import { differenceAnswer, statementAnswer, statementSummary } from './statement-answer.ts'

export function statementsOfficeRoutes(serve: Serve, { statements }: { readonly statements: Statements }): void {
  const find = async (brand: string, id: string) => {
    const found = await statements.find(brand, id)
    if (!found) throw new Refusal('not_found')
    return found
  }

  serve(contract.listStatementAccounts, async ({ brand }) => ({ list: await statements.accountsOf(brand.id) }))

  serve(contract.listStatements, async ({ brand, query }) => {
    const { account, result } = query
    const wanted = { brand: brand.id, account, isOpen: result && result === 'open' }
    const { list, nextCursor } = await statements.page(wanted, readListQuery(query, brand))
    const accounts = await statements.accountsOf(brand.id)
    return { list: list.map((one) => statementSummary(one, accounts)), nextCursor }
  })

  serve(contract.readStatement, async ({ brand, params }) => {
    const found = await find(brand.id, params.id)
    return statementAnswer(found, await statements.accountsOf(brand.id), await statements.apartBefore(found))
  })

  serve(contract.lookAgainAtStatement, async ({ brand, params }) => ({
    cleared: await statements.lookAgain(brand.id, params.id),
  }))

  serve(contract.listStatementDifferences, async ({ brand, params, query: { page = 1, ...filter } }) => {
    const { id } = await find(brand.id, params.id)
    const { list, pages } = await statements.differences(id, filter, page)
    return { list: list.map(differenceAnswer), pages }
  })

  serve(contract.settleStatementDifference, async ({ brand, caller, params, body }) => {
    await statements.settle({ brand: brand.id, id: params.id, by: caller, note: body.note })
    return {}
  })

  serve(contract.holdStatementLine, async ({ brand, caller, params, body }) => ({
    payment: await statements.hold({ brand: brand.id, id: params.id, by: caller, note: body.note }),
  }))
}
