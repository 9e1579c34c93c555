import type { AgentTier } from '@sanuk/contracts/agent-schemes'
import { amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { smallestCoin } from '#platform/accruals/explanation'
import type { CountedBill } from '../store/bills.ts'
import type { Team } from '../store/teams.ts'
import type { Tier } from '../tiers.ts'
import { asTier } from '../validate-tiers.ts'
import { type CarryWay, carryOver, type DividendWay, dividendOf, shareOut } from './dividend.ts'

export type BillRules = {
  readonly currency: CurrencyCode
  /** The highest rate that counts, in hundredths of a per cent. */
  readonly most: number
  readonly way: DividendWay
  readonly carry: CarryWay
}

type Days = { readonly firstDay: string; readonly lastDay: string }

type Known = {
  readonly rules: BillRules
  /** What members won before and is set against the period, by agent. */
  readonly carried: ReadonlyMap<string, bigint>
  /** Agents who have a bill of the period already: it is replaced, also by one of nothing. */
  readonly kept: { readonly has: (agent: string) => boolean }
}

/**
 * The bills of a period from what teams did in it. Agents whose team did nothing are left out, unless something is
 * carried or they have a bill already.
 */
export function countBills(
  teams: readonly Team[],
  { firstDay, lastDay }: Days,
  { rules, carried, kept }: Known,
): CountedBill[] {
  const coin = smallestCoin(rules.currency)
  const holders = new Set(teams.map(({ agent }) => agent))
  const own = teams.map((team) => {
    const { agent, net, ancestors } = team
    const carriedIn = carried.get(agent) ?? 0n
    const { loss, carried: carriedOn } = carryOver(net, carriedIn, rules.carry)
    const tiers = team.tiers.map((tier) => lowered(tier, rules.most)).filter(({ rate }) => rate > 0)
    const brought = dividendOf(tiers, { valid: team.valid, active: team.active, loss }, { way: rules.way, coin })
    const above = ancestors.findLast((id) => id !== agent && holders.has(id)) ?? null
    const rate = tiers[brought.tier]?.rate ?? 0
    return { team, above, loss, carriedIn, carriedOn, brought, rate }
  })
  const grants = shareOut(
    own.map(({ team, above, loss, brought, rate }) => ({
      agent: team.agent,
      above,
      loss,
      rate,
      amount: brought.amount,
    })),
    coin,
  )
  return own.flatMap(({ team, above, loss, carriedIn, carriedOn, brought, rate }) => {
    const isEmpty = team.valid === 0n && team.net === 0n && carriedIn === 0n
    if (isEmpty && !kept.has(team.agent)) return []
    const grant = grants.get(team.agent)
    if (!grant) throw new Error(`no share was found for ${team.agent}`)
    return [
      {
        agent: team.agent,
        contract: team.contract,
        above,
        firstDay,
        lastDay,
        rate,
        tier: brought.tier + 1,
        valid: team.valid,
        active: team.active,
        net: team.net,
        carriedIn: amount(carriedIn),
        carriedOn,
        loss: amount(loss),
        amount: amount(brought.amount),
        granted: amount(grant.granted),
        earned: amount(grant.paid),
        limited: grant.limited,
      },
    ]
  })
}

/** No more is paid than the brand allows. */
function lowered(tier: AgentTier, most: number): Tier {
  return { ...asTier(tier), rate: Math.min(tier.rate, most) }
}
