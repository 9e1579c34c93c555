import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { hasConditions } from '../terms/contract-tiers.ts'
import { MissingToNext } from '../terms/missing-to-next.tsx'
import styles from '../terms/terms.module.css'
import { TierTable } from '../terms/tier-table.tsx'
import type { SalaryDetail } from './use-salary.ts'

/** The tiers that held in a period and which one was reached; of a running period also what the next one needs. */
export function PeriodTiers({ detail: { contract, period, missing } }: { readonly detail: SalaryDetail }) {
  const { _ } = useLingui()
  if (!contract || !hasConditions(contract.tiers)) return null
  return (
    <Card level={3} title={_('agent-salary.tiers')}>
      <div className={styles.stack}>
        <TierTable label={_('agent-salary.tiers')} tiers={contract.tiers} reached={period.tier} />
        {period.state === 'running' && <MissingToNext missing={missing} period={period} />}
        <p className={styles.note}>{_('agent-salary.tiers.note')}</p>
      </div>
    </Card>
  )
}
