import type { ProfitOrder, ProfitSort } from '@sanuk/contracts/agent-profit'
import { writeAmount } from '@sanuk/money/amount'
import { readCursor } from '#platform/page-cursor'
import { Refusal } from '#platform/refusal'
import type { TeamNeeds } from './needs.ts'
import { writePlay } from './overview.ts'
import type { PeopleStore, Person } from './store/people.ts'
import type { ProfitRow, ProfitStore, ProfitSums } from './store/profit.ts'
import { pathFrom } from './team-list.ts'

type Needs = Pick<TeamNeeds, 'reckoningOf'> & { readonly people: PeopleStore; readonly profit: ProfitStore }

type ProfitAsked = {
  readonly brand: string
  /** The agent who asks. */
  readonly agent: string
  readonly from: string
  readonly to: string
  readonly parent?: string | undefined
  readonly search?: string | undefined
  readonly sort: ProfitSort
  readonly order: ProfitOrder
  readonly cursor?: string | undefined
}

/**
 * What whoever stood below an agent of one's own branch did on business days, and all of them with the agent's own
 * account. Each day counts for whom it stood below on it, as the overview has it. Refuses with `not_found` of others.
 */
export function createProfit({ reckoningOf, people, profit }: Needs) {
  return async ({ brand, agent, parent = agent, search, sort, order, cursor, ...span }: ProfitAsked) => {
    const { currency } = await reckoningOf(brand)
    const days = { currency, ...span }
    const path = parent === agent ? [agent] : pathFrom(agent, await profit.chainWithin(parent, days))
    if (!path) throw new Refusal('not_found')
    const isSearch = search !== undefined
    const [page, own, total] = await Promise.all([
      profit.rows({ ...days, brand, parent, search, sort, order, after: readCursor(cursor, true) }),
      isSearch ? null : profit.sums(parent, 'own', days),
      isSearch ? null : profit.sums(parent, 'team', days),
    ])
    const ways = new Map(page.list.map((row) => [row.id, wayTo(agent, row)]))
    const names = await people.names([...path, ...[...ways.values()].flat()])
    const named = (way: readonly string[]): Person[] => way.flatMap((id) => names.get(id) ?? [])
    return {
      path: named(isSearch ? [agent] : path),
      own: own && writeProfit(own),
      total: total && writeProfit(total),
      list: page.list.map((row) => {
        const { id, username, isAgent } = row
        return { id, username, isAgent, path: named(ways.get(id) ?? []), ...writeProfit(row) }
      }),
      nextCursor: page.nextCursor,
    }
  }
}

/** From an agent down to the one directly above somebody. */
const wayTo = (agent: string, { id, ancestors }: ProfitRow): readonly string[] =>
  (pathFrom(agent, ancestors) ?? []).filter((above) => above !== id)

function writeProfit({ rounds, stake, win, valid, ...given }: ProfitSums) {
  return {
    deposits: writeAmount(given.deposits),
    withdrawals: writeAmount(given.withdrawals),
    ...writePlay({ rounds, stake, win, valid }),
    rebates: writeAmount(given.rebates),
    rewards: writeAmount(given.rewards),
    salaries: writeAmount(given.salaries),
  }
}
