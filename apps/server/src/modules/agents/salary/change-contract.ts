import type { AgentScheme, AgentTier } from '@sanuk/contracts/agent-schemes'
import { salaryContractChange } from '@sanuk/contracts/office-agent-money'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { Connection, Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Calendars } from './calendar-of.ts'
import type { SalaryAgent, SalaryNeeds } from './needs.ts'
import { mostOf } from './rules.ts'
import type { Neighbour } from './store/contracts.ts'
import type { Stored } from './stored.ts'
import {
  highestRate,
  isSameTiers,
  type NamedContract,
  type TierLimits,
  validateTiers,
  writtenTiers,
} from './validate-tiers.ts'

type Needs = Pick<SalaryNeeds, 'clock' | 'demandAgent' | 'findMembers'> &
  Pick<Stored, 'rules' | 'contracts'> &
  Pick<Calendars, 'periodsNow'>

type Which = { readonly brand: string; readonly agent: string }
type InScheme = Which & { readonly scheme: AgentScheme }

/** What stands about an agent's contract: what holds from the next period on, and what another one must keep to. */
export type ContractStanding = TierLimits & {
  readonly tiers: AgentTier[]
  /** The first day of the next period. */
  readonly next: string
}

/** Contracts of agents: other tiers as an operator proposes them, and as they are put in force once a second has approved. */
export function createChangeContract({ clock, demandAgent, findMembers, rules, contracts, periodsNow }: Needs) {
  const standing = async ({ brand, scheme, agent }: InScheme, on?: Connection): Promise<ContractStanding> => {
    const next = (await periodsNow(brand, scheme)).next.firstDay
    const of = { brand, scheme, agent, day: next }
    const held = await contracts.on(of, on)
    const neighbours = await contracts.neighbours(of, on)
    const most = mostOf(await rules.on(brand, next, on), scheme)
    const names = await findMembers(neighbours.map((one) => one.agent))
    const named = (side: Neighbour['side']): NamedContract[] =>
      neighbours
        .filter((one) => one.side === side)
        .map(({ agent: id, tiers }) => ({ id, username: names.get(id)?.username ?? '', tiers }))
    return {
      tiers: held?.tiers ?? [],
      next,
      most: most > 0 ? most : null,
      above: named('above')[0] ?? null,
      below: named('below').toSorted((one, other) => highestRate(other.tiers) - highestRate(one.tiers)),
    }
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
    /** What a proposal of these tiers would say. Refuses with `not_found`, `agent_closed`, and as `validateTiers` does. */
    prepare: async ({ brand, agent: id, scheme }: InScheme, typed: readonly AgentTier[]) => {
      const tiers = writtenTiers(scheme, typed)
      const agent = await demandOpen(brand, id)
      const now = await standing({ brand, agent: id, scheme })
      validateTiers(tiers, now)
      return { agent, details: { scheme, tiers, former: now.tiers } }
    },
    /**
     * Puts approved tiers in force from the next period on. The proposal is outdated where it could not be made so any
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
      const { scheme, tiers, former } = salaryContractChange.parse(details)
      await takeAdvisoryLock(transaction, `agents: ${brand}`)
      const now = await standing({ brand, agent, scheme }, transaction)
      try {
        await demandOpen(brand, agent)
        if (!isSameTiers(now.tiers, former)) throw new Refusal('changed_meanwhile')
        validateTiers(tiers, now)
      } catch (fault) {
        throw fault instanceof Refusal ? new Refusal('proposal_outdated') : fault
      }
      await contracts.put(transaction, {
        brand,
        scheme,
        agent,
        tiers,
        from: now.next,
        reason: 'operator',
        decidedAt: clock(),
      })
      return null
    },
  }
}
