import type { AgentTier } from '@sanuk/contracts/agent-schemes'
import { type TierWriting, writeTier } from './write-tier.ts'

type Props = { readonly tiers: readonly AgentTier[]; readonly writing: TierWriting }

/** The tiers of a contract below one another, the lowest first. */
export function TierList({ tiers, writing }: Props) {
  return (
    <ul>
      {tiers.map((tier) => (
        <li key={tier.rate}>{writeTier(tier, writing)}</li>
      ))}
    </ul>
  )
}
