import { useLingui } from '@lingui/react'
import type { AgentTier } from '@sanuk/contracts/agent-schemes'
import type { ReactNode } from 'react'
import { writeRate } from '../../../components/write-rate.ts'
import styles from './agreements.module.css'
import { useWriteConditions } from './use-write-tiers.ts'

type TierLinesProps = {
  readonly label: string
  readonly tiers: readonly AgentTier[]
  /** What is to be said of a tier besides. */
  readonly mark?: (tier: AgentTier) => ReactNode
}

/** The tiers of a contract, one a line: the rate, and what it asks for. */
export function TierLines({ label, tiers, mark }: TierLinesProps) {
  const { _ } = useLingui()
  const conditions = useWriteConditions()
  if (tiers.length === 0) return <p className={styles.note}>{_('agent-agreements.none')}</p>
  return (
    <ul className={styles.tiers} aria-label={label}>
      {tiers.map((tier) => (
        <li key={tier.rate}>
          <b>{writeRate(tier.rate)}</b> <span className={styles.note}>{conditions(tier)}</span> {mark?.(tier)}
        </li>
      ))}
    </ul>
  )
}
