import * as contract from '@sanuk/contracts/office-agent-bills'
import { writeAmount } from '@sanuk/money/amount'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import type { FindMemberByUsername, FindMembers } from '#platform/capabilities/member'
import { readListQuery, wantedMember } from '#platform/list-query'
import type { Serve } from '#platform/serve'
import type { Salary } from '../index.ts'
import { billState } from './bill-state.ts'
import { shownBill } from './routes.ts'

type Needs = {
  readonly salary: Pick<Salary, 'dividends'>
  readonly approvals: ProposeAndShow
  readonly findMembers: FindMembers
  readonly findByUsername: FindMemberByUsername
}

/** Dividends as operators see them, and decide. */
export function dividendOfficeRoutes(serve: Serve, { salary, approvals, findMembers, findByUsername }: Needs): void {
  const { dividends } = salary
  serve(contract.listDividendBills, async ({ brand, query: { search, agent, scheme, waiting, ...order } }) => {
    const wanted = agent ?? (await wantedMember(findByUsername, brand.id, search))
    const of = { brand: brand.id, agent: wanted, scheme: scheme ?? null, waiting: waiting === 'true' }
    const { list, nextCursor } = await dividends.desk.list(of, readListQuery(order, brand))
    const names = await findMembers([...new Set(list.map((bill) => bill.agent))])
    return {
      list: list.map((bill) => ({
        ...shownBill({ ...bill, state: billState(bill) }),
        agent: { id: bill.agent, username: names.get(bill.agent)?.username ?? '' },
        scheme: bill.scheme,
        before: bill.before === null ? null : writeAmount(bill.before),
      })),
      nextCursor,
    }
  })
  serve(contract.dividendPeriods, async ({ brand }) => {
    const periods = await dividends.desk.periods(brand.id)
    const subjects = periods.map(subjectOf)
    const waiting = await approvals.waitingAbout(brand.id, ['salary.bills'], subjects)
    return {
      list: periods.map(({ net, earned, paid, due, lastDay, ...period }) => ({
        ...period,
        lastDay: lastDay ?? period.firstDay,
        net: writeAmount(net),
        earned: writeAmount(earned),
        paid: writeAmount(paid),
        due: writeAmount(due),
        proposal: waiting.get(subjectOf(period))?.id ?? null,
      })),
    }
  })
  serve(contract.proposeDividendBills, async ({ caller, brand, body: { denied, ...period } }) => {
    const details = await dividends.decide.prepare({ brand: brand.id, ...period }, denied)
    const { id } = await approvals.propose(caller, brand.id, {
      kind: 'salary.bills',
      about: `${period.scheme} ${period.firstDay}`,
      subjectId: subjectOf(period),
      details,
    })
    return { proposal: id }
  })
}

const subjectOf = ({ scheme, firstDay }: { readonly scheme: string; readonly firstDay: string }): string =>
  `${scheme} ${firstDay}`
