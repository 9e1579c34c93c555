import type { Day, Scheme } from '../calendar.ts'
import type { ContractBook } from '../contracts.ts'
import { NOBODY } from '../people.ts'
import type { PlayedDay } from '../play.ts'
import type { Rules } from '../rules.ts'
import type { Tree } from '../tree.ts'
import { type CarryWay, carry, claimOf, type DividendWay } from './claims.ts'
import { shareOut } from './shares.ts'
import { addUpTeams } from './teams.ts'

/** What a period of an agent's team brings of what it lost. `tier` counts from 1; 0 for none. */
export type Bill = {
  readonly contract: string
  /** The nearest agent above with a contract; `NOBODY` at the top. */
  readonly above: number
  readonly tier: number
  readonly rate: number
  readonly valid: bigint
  readonly active: number
  /** What members won, less what they staked. */
  readonly net: bigint
  readonly carriedIn: bigint
  readonly carriedOn: bigint
  readonly loss: bigint
  /** What the own contract brings, what of it the whole line gets, and whether that is less. */
  readonly amount: bigint
  readonly granted: bigint
  readonly isLimited: boolean
  readonly earned: bigint
}

export type BillParts = {
  readonly scheme: Scheme
  readonly book: ContractBook
  readonly tree: Tree
  readonly rules: Rules
  readonly way: DividendWay
  readonly carry: CarryWay
  /** The smallest coin, in 1/10 000 of the currency unit. */
  readonly coin: bigint
  /** What the period before carries on, by agent. */
  readonly carried: ReadonlyMap<number, bigint>
}

/** The bills of everybody who had a contract in a period, also those of nothing. */
export function countBills(days: readonly PlayedDay[], parts: BillParts): ReadonlyMap<number, Bill> {
  const first = days[0]
  if (!first) return new Map()
  const { scheme, rules, coin } = parts
  const most = rules.most(scheme, first.day)
  if (most === 0) return new Map()
  const teams = addUpTeams(days, parts)
  const counted = Array.from(teams, ([agent, team]) => {
    const carriedIn = parts.carried.get(agent) ?? 0n
    const { loss, on } = carry(team.lost, carriedIn, parts.carry)
    const { valid, active } = team
    const claim = claimOf(team.contract.tiers, { valid, active, loss }, { way: parts.way, most, coin })
    const above = aboveOf(agent, days, parts.tree).find((one) => teams.has(one)) ?? NOBODY
    return { agent, above, team, carriedIn, carriedOn: on, loss, ...claim }
  })
  const shares = shareOut(counted, coin)
  return new Map(
    counted.map(({ agent, team, coins, ...bill }) => {
      const { granted = 0n, own = 0n, isLimited = false } = shares.get(agent) ?? {}
      return [
        agent,
        {
          contract: team.contract.id,
          above: bill.above,
          tier: bill.tier,
          rate: bill.rate,
          valid: team.valid,
          active: team.active,
          net: -team.lost,
          carriedIn: bill.carriedIn,
          carriedOn: bill.carriedOn,
          loss: bill.loss,
          amount: coins * coin,
          granted: granted * coin,
          isLimited,
          earned: own * coin,
        },
      ]
    }),
  )
}

/** Everybody above an agent as they stood on the last day of the period on which the agent stood, the nearest first. */
function aboveOf(agent: number, days: readonly { readonly day: Day }[], tree: Tree): readonly number[] {
  const last = days.findLast(({ day }) => tree.standsOn(agent, day))
  return last ? tree.lineOf(agent, last.day).slice(1) : []
}
