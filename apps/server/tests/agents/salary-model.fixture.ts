import type { SalaryTier } from '@sanuk/contracts/agent-schemes'

export const COIN = 100n
const BAHT = 10_000n
/** Valid stake from which an account counts as active: 20 000 baht, which one in five does not reach. */
export const ACTIVE_LEAST = 20_000n * BAHT

export type Member = { readonly id: string; readonly home: number }
export type Played = Member & { readonly stake: bigint }
/** Agents by number: of each its parent, and its tiers. */
export type Tree = { readonly parents: readonly (number | null)[]; readonly tiers: readonly (readonly SalaryTier[])[] }
export type Day = Tree & { readonly day: string; played: Played[] }

/** The line of an agent from itself to the top. */
export function lineOf(agent: number, parents: Tree['parents']): number[] {
  const parent = parents[agent] ?? null
  return parent === null ? [agent] : [agent, ...lineOf(parent, parents)]
}

/**
 * What each agent earns on a day, member by member and agent by agent as the rule says it: valid × (own rate − the highest
 * rate below in the line), rounded down to 1/10 000, summed and cut to the smallest coin.
 */
export function expected(day: Day): bigint[] {
  const { played, parents } = day
  const rates = reachedRates(day)
  const earned = rates.map(() => 0n)
  for (const { home, stake } of played) {
    let highest = 0
    for (const agent of lineOf(home, parents)) {
      const rate = rates[agent] ?? 0
      if (rate > highest) earned[agent] = (earned[agent] ?? 0n) + (stake * BigInt(rate - highest)) / 10_000n
      highest = Math.max(highest, rate)
    }
  }
  return earned.map((sum) => sum - (sum % COIN))
}

/** Of each agent the rate of the highest tier that all below, and the agent, reached together on the day; 0 for none. */
function reachedRates({ played, parents, tiers }: Day): number[] {
  return tiers.map((own, agent) => {
    const team = played.filter(({ home }) => lineOf(home, parents).includes(agent))
    const valid = team.reduce((sum, { stake }) => sum + stake, 0n)
    const active = team.filter(({ stake }) => stake >= ACTIVE_LEAST).length
    const met = own.filter((tier) => valid >= BigInt(tier.valid) * BAHT && active >= tier.active)
    return Math.max(0, ...met.map(({ rate }) => rate))
  })
}

/** What a day may cost at most: of each stake the highest rate of its line. */
export function mostOf(day: Day): bigint {
  const rates = reachedRates(day)
  return day.played.reduce((sum, { home, stake }) => {
    const highest = Math.max(...lineOf(home, day.parents).map((agent) => rates[agent] ?? 0))
    return sum + (stake * BigInt(highest)) / 10_000n
  }, 0n)
}
