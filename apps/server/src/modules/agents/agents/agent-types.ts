import { type AccountType, AGENT_TYPES, type AgentType } from '@sanuk/contracts/identity'
import type { Localized } from '@sanuk/contracts/wire'
import type { Connection, Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { AgentTree } from './change-tree.ts'
import type { TypeStore } from './store/agent-types.ts'

/** What a brand has set of a type of agents. */
export type TypeRules = { readonly names: Localized | null; readonly mayHaveAgents: boolean }

/** Until a brand says otherwise: general agents and agents lead others, sub-agents and affiliates do not. */
const DEFAULTS: Readonly<Record<AgentType, TypeRules>> = {
  1: { names: null, mayHaveAgents: true },
  2: { names: null, mayHaveAgents: true },
  41: { names: null, mayHaveAgents: false },
  42: { names: null, mayHaveAgents: false },
}

type Needs = {
  readonly types: TypeStore
  readonly changeTree: AgentTree['change']
  readonly brandNamed: (id: string) => Promise<{ readonly agentCentreTypes: readonly AccountType[] }>
}

export type AgentTypes = ReturnType<typeof createAgentTypes>

/** The types of agents of a brand: which it has, what it calls them, and which may have agents below. */
export function createAgentTypes({ types, changeTree, brandNamed }: Needs) {
  const rulesOf = async (brand: string, on?: Connection): Promise<Readonly<Record<AgentType, TypeRules>>> => {
    const set = await types.ofBrand(brand, on)
    return { ...DEFAULTS, ...Object.fromEntries(set.map(({ type, ...rules }) => [type, rules])) }
  }
  const available = async (brand: string): Promise<ReadonlySet<AccountType>> =>
    new Set((await brandNamed(brand)).agentCentreTypes)
  return {
    rulesOf,
    list: async (brand: string) => {
      const [rules, had, counts] = await Promise.all([rulesOf(brand), available(brand), types.count(brand)])
      return AGENT_TYPES.map((type) => ({
        type,
        ...rules[type],
        available: had.has(type),
        agents: counts.get(type) ?? 0,
      }))
    },
    /** What a brand calls types of agents, of those that it named. */
    namesOf: async (brand: string): Promise<{ readonly type: AgentType; readonly names: Localized }[]> =>
      (await types.ofBrand(brand)).flatMap(({ type, names }) => (names ? [{ type, names }] : [])),
    /** Refuses with `agent_type_unavailable` a type that the brand does not have. */
    demandAvailable: async (brand: string, type: AgentType): Promise<void> => {
      if ((await available(brand)).has(type)) return
      throw new Refusal('agent_type_unavailable', {
        fields: [{ field: 'type', word: 'refusal.agent_type_unavailable' }],
      })
    },
    /** Types of agents that an agent may have below: those the brand has, where the agent's own type may have any. */
    invitable: async (
      { brand, type }: { readonly brand: string; readonly type: AgentType },
      on?: Connection,
    ): Promise<AgentType[]> => {
      const [rules, had] = await Promise.all([rulesOf(brand, on), available(brand)])
      return rules[type].mayHaveAgents ? AGENT_TYPES.filter((one) => had.has(one)) : []
    },
    /** Refuses with `agent_has_agents` where agents of a type that may have none have some. */
    set: (brand: string, type: AgentType, rules: TypeRules): Promise<void> =>
      changeTree(brand, async (transaction: Transaction) => {
        if (!rules.mayHaveAgents && (await types.haveAgents(transaction, brand, type))) {
          throw new Refusal('agent_has_agents', {
            fields: [{ field: 'mayHaveAgents', word: 'refusal.agent_has_agents' }],
          })
        }
        await types.set(transaction, brand, { type, ...rules })
      }),
  }
}
