import { acrossBranches } from '#platform/brand-scope'
import type { Place } from '#platform/page-cursor'
import type { Agreements } from './agreements/agreements.ts'
import type { Caller } from './agreements/needs.ts'
import type { Calendars } from './calendar-of.ts'
import type { ContractStanding } from './change-contract.ts'
import type { AgentsBelow, SalaryAgent } from './needs.ts'
import type { Contract, ContractStore, OfAgent } from './store/contracts.ts'

type Needs = Pick<Calendars, 'periodsNow'> & {
  readonly contracts: ContractStore
  readonly agreements: Agreements
  readonly standingOf: (of: OfAgent) => Promise<ContractStanding>
  readonly demandAgent: (brand: string, id: string) => Promise<SalaryAgent>
  readonly agentsBelow: AgentsBelow
}

/** What holds for an agent in this period, and what from a later one on. */
type Held = { readonly contract: Contract | null; readonly next: Contract | null }

/** The contracts of an agent and of those right below in a scheme, and what may be agreed. */
export function createTeamContracts({
  contracts,
  agreements,
  standingOf,
  demandAgent,
  agentsBelow,
  periodsNow,
}: Needs) {
  const heldOf = async (of: OfAgent, today: string): Promise<Held> => {
    const [contract, all] = await Promise.all([contracts.on({ ...of, day: today }), contracts.list(of)])
    return { contract, next: all.findLast((one) => one.from > today) ?? null }
  }
  const read = async ({ brand, scheme, caller }: Caller, from: Place | null) => {
    const { running } = await periodsNow(brand, scheme)
    const own = { brand, scheme, agent: caller }
    const [agent, standing, held, page] = await Promise.all([
      demandAgent(brand, caller),
      standingOf(own),
      heldOf(own, running.firstDay),
      agentsBelow(brand, caller, from),
    ])
    const open = page.list.filter(({ state }) => state !== 'closed')
    const list = []
    for (const { id, username } of open) {
      list.push({ agent: { id, username }, ...(await heldOf({ ...own, agent: id }, running.firstDay)) })
    }
    return {
      own: held.contract,
      upline: agent.parent === null ? null : await demandAgent(brand, agent.parent),
      mayOffer: agent.state === 'active' && standing.most !== null && standing.tiers.length > 0,
      most: standing.most,
      from: standing.next,
      list,
      nextCursor: page.nextCursor,
    }
  }
  return async (of: Caller, from: Place | null) => {
    const [found, waiting] = await Promise.all([acrossBranches(() => read(of, from)), agreements.waiting(of)])
    return { ...found, waiting }
  }
}
