import { type Tier, uncoveredTier } from './tiers.ts'

/** A contract in a tree of agents. */
export type Held = {
  readonly agent: string
  /** From the top of the tree down to the agent itself. */
  readonly ancestors: readonly string[]
  readonly tiers: readonly Tier[]
}

/**
 * The contracts that end where an agent agrees to other tiers: those below, at any depth, that would pay more than the
 * nearest contract above that goes on. `above` is what holds for the contracts right below the agent from then on:
 * the agent's new tiers, or, where the agent's own contract ends, the tiers of the nearest contract above; `null` where
 * there is none, and then nothing ends.
 */
export function endedContracts(agent: string, above: readonly Tier[] | null, below: readonly Held[]): Held[] {
  if (!above) return []
  const goesOn = new Map<string, readonly Tier[]>([[agent, above]])
  const ended: Held[] = []
  // Whoever stands above is decided first.
  for (const held of below.toSorted((one, other) => one.ancestors.length - other.ancestors.length)) {
    const nearest = held.ancestors.findLast((id) => id !== held.agent && goesOn.has(id))
    const upper = nearest === undefined ? undefined : goesOn.get(nearest)
    if (!upper) throw new Error(`${held.agent} does not stand below ${agent}`)
    if (uncoveredTier(upper, held.tiers) === -1) goesOn.set(held.agent, held.tiers)
    else ended.push(held)
  }
  return ended
}
