import { salaryRateChange } from '@sanuk/contracts/office-agent-money'
import type { RefusalCode } from '@sanuk/contracts/refusals'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { Connection, Transaction } from '#platform/database'
import { dayAfter } from '#platform/dated-rules'
import { Refusal } from '#platform/refusal'
import type { SalaryAgent, SalaryNeeds } from './needs.ts'
import type { Neighbour } from './store/contracts.ts'
import type { Stored } from './stored.ts'

type Needs = Pick<SalaryNeeds, 'clock' | 'demandAgent' | 'findMembers'> &
  Pick<Stored, 'rules' | 'contracts'> & { readonly todayOf: (brand: string) => Promise<string> }

type Which = { readonly brand: string; readonly agent: string }

/** What stands about an agent's rate: what holds from the next business day on, and what another rate must keep to. */
export type RateStanding = {
  readonly rate: number
  readonly next: string
  readonly most: number | null
  readonly above: NamedNeighbour | null
  readonly below: NamedNeighbour | null
}
type NamedNeighbour = { readonly id: string; readonly username: string; readonly rate: number }

/** Contracts of agents: another rate as an operator proposes it, and as it is put in force once a second has approved. */
export function createChangeContract({ clock, demandAgent, findMembers, rules, contracts, todayOf }: Needs) {
  const standing = async ({ brand, agent }: Which, on?: Connection): Promise<RateStanding> => {
    const next = dayAfter(await todayOf(brand))
    const of = { brand, agent, day: next }
    const held = await contracts.on(of, on)
    const neighbours = await contracts.neighbours(of, on)
    const inForce = await rules.on(brand, next, on)
    const names = await findMembers(neighbours.map((one) => one.agent))
    const named = (side: Neighbour['side']): NamedNeighbour | null => {
      const found = neighbours.find((one) => one.side === side)
      return found ? { id: found.agent, username: names.get(found.agent)?.username ?? '', rate: found.rate } : null
    }
    const most = inForce?.open ? inForce.most : null
    return { rate: held?.rate ?? 0, next, most, above: named('above'), below: named('below') }
  }

  /**
   * Refuses a rate that is in force already with `changed_meanwhile`, where the brand pays no salaries with `function_off`,
   * and else with the code of the limit that it breaks. A contract can always be ended.
   */
  const validateRate = (rate: number, { rate: former, most, above, below }: RateStanding): void => {
    if (rate === former) throw new Refusal('changed_meanwhile')
    if (rate === 0) return
    if (most === null) throw new Refusal('function_off')
    if (rate > most) throw ofRate('salary_rate_above_most', { agent: '', rate: most })
    if (above && rate > above.rate)
      throw ofRate('salary_rate_above_upline', { agent: above.username, rate: above.rate })
    if (below && rate < below.rate)
      throw ofRate('salary_rate_below_downline', { agent: below.username, rate: below.rate })
  }

  const demandOpen = async (brand: string, id: string): Promise<SalaryAgent> => {
    const agent = await demandAgent(brand, id)
    if (agent.state === 'closed') throw new Refusal('agent_closed')
    return agent
  }

  return {
    standing,
    /** Refuses with `not_found` whoever is no agent of the brand. */
    demandAgent: ({ brand, agent }: Which): Promise<SalaryAgent> => demandAgent(brand, agent),
    /** What a proposal of this rate would say. Refuses with `not_found`, `agent_closed`, and as `validateRate` does. */
    prepare: async ({ brand, agent: id }: Which, rate: number) => {
      const agent = await demandOpen(brand, id)
      const now = await standing({ brand, agent: id })
      validateRate(rate, now)
      return { agent, details: { rate, former: now.rate } }
    },
    /**
     * Puts an approved rate in force from the next business day on. It is outdated where it could not be proposed so any
     * more; changes of the brand's tree wait meanwhile.
     */
    carryOut: async (
      transaction: Transaction,
      {
        brand,
        subjectId: agent,
        details,
      }: { readonly brand: string; readonly subjectId: string; readonly details: unknown },
    ): Promise<null> => {
      const { rate, former } = salaryRateChange.parse(details)
      await takeAdvisoryLock(transaction, `agents: ${brand}`)
      const now = await standing({ brand, agent }, transaction)
      try {
        await demandOpen(brand, agent)
        if (now.rate !== former) throw new Refusal('changed_meanwhile')
        validateRate(rate, now)
      } catch (fault) {
        throw fault instanceof Refusal ? new Refusal('proposal_outdated') : fault
      }
      await contracts.put(transaction, { brand, agent, rate, from: now.next, decidedAt: clock() })
      return null
    },
  }
}

/** Rates are told in per cent. */
const ofRate = (code: RefusalCode, { agent, rate }: { readonly agent: string; readonly rate: number }): Refusal => {
  const values = { agent, rate: `${(rate / 100).toFixed(2)}%` }
  return new Refusal(code, {
    fields: [{ field: 'rate', word: `refusal.${code}`, values }],
    wordValues: () => values,
  })
}
