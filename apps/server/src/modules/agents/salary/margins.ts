import type { AgentMoneyRules, CategoryMargin, ProposedAgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import { later } from '#platform/dated-rules'
import { Refusal } from '#platform/refusal'
import { type MarginFacts, marginsOf } from './margin.ts'
import type { SalaryNeeds } from './needs.ts'
import type { Stored } from './stored.ts'
import { validateMargin } from './validate-margin.ts'

type Needs = Pick<SalaryNeeds, 'returnsByCategory' | 'highestRebates'> &
  Pick<Stored, 'rules'> & { readonly todayOf: (brand: string) => Promise<string> }

/** What rules leave with the house by category, and whether that is enough. */
export function createMargins({ returnsByCategory, highestRebates, rules, todayOf }: Needs) {
  /** By the games of now, and the rebates from a business day on. */
  const factsFrom = async (brand: string, day: string): Promise<MarginFacts> => {
    const [returns, rebates] = await Promise.all([returnsByCategory(brand), highestRebates(brand, day)])
    return { returns, rebates }
  }
  /** Refuses with `salary_margin_too_low` rules that leave less than they demand. */
  const demand = async (brand: string, proposed: ProposedAgentMoneyRules): Promise<void> => {
    const from = later(proposed.effectiveFrom, await todayOf(brand))
    validateMargin(proposed, await factsFrom(brand, from))
  }
  return {
    demand,
    /** The same once they are approved; refuses with `proposal_outdated`. */
    demandCurrent: async (brand: string, proposed: ProposedAgentMoneyRules): Promise<void> => {
      try {
        await demand(brand, proposed)
      } catch (fault) {
        throw fault instanceof Refusal ? new Refusal('proposal_outdated') : fault
      }
    },
    /** What rules would leave from today on. */
    ofRules: async (brand: string, proposed: AgentMoneyRules): Promise<CategoryMargin[]> =>
      marginsOf(proposed, await factsFrom(brand, await todayOf(brand))),
    /** What the rules of today leave; without rules there are no salaries. */
    today: async (brand: string): Promise<CategoryMargin[]> => {
      const today = await todayOf(brand)
      return marginsOf(await rules.on(brand, today), await factsFrom(brand, today))
    },
  }
}
