import { useLingui } from '@lingui/react'
import type { DividendBill } from '@sanuk/contracts/agent-dividend'
import type { AgentTier } from '@sanuk/contracts/agent-schemes'
import { hasConditions } from '../terms/contract-tiers.ts'
import { MissingToNext } from '../terms/missing-to-next.tsx'
import styles from '../terms/terms.module.css'
import { TierTable } from '../terms/tier-table.tsx'
import type { OwnDividends } from './use-dividend.ts'

type DividendTiersProps = {
  readonly tiers: readonly AgentTier[]
  /** The bill that they are for; nothing where none is counted. */
  readonly bill: DividendBill | null
  readonly missing: OwnDividends['missing']
}

/** The tiers of a contract and which one counts; of a running period also what the next one needs. */
export function DividendTiers({ tiers, bill, missing }: DividendTiersProps) {
  const { _ } = useLingui()
  if (!hasConditions(tiers)) return null
  // Where a loss that falls short counts in proportion, a tier may count before it is reached.
  const isPart = bill !== null && missing?.tier.rate === tiers[bill.tier - 1]?.rate
  return (
    <>
      <TierTable
        label={_('agent-dividend.tiers')}
        tiers={tiers}
        reached={bill?.tier ?? 0}
        mark={_('agent-dividend.tier.counts')}
      />
      {bill?.state === 'running' && (
        <MissingToNext
          missing={missing}
          period={bill}
          heading={isPart ? _('agent-dividend.missing.full') : undefined}
        />
      )}
      <p className={styles.note}>{_('agent-dividend.tiers.note')}</p>
    </>
  )
}
