import { useLingui } from '@lingui/react'
import type { DividendScheme } from '@sanuk/contracts/agent-schemes'
import { Card } from '@sanuk/ui/card'
import { hasConditions } from '../terms/contract-tiers.ts'
import { PeriodFrame } from '../terms/period-frame.tsx'
import styles from '../terms/terms.module.css'
import { BillHead } from './bill-head.tsx'
import { BillMembers } from './bill-members.tsx'
import { BillSteps } from './bill-steps.tsx'
import { DividendTiers } from './dividend-tiers.tsx'
import { useDividend } from './use-dividend.ts'

type BillViewProps = {
  readonly scheme: DividendScheme
  /** The first day of the period. */
  readonly day: string
  readonly onBack: () => void
}

/** Why a period brought what it brought, step by step, and whom it comes from. */
export function BillView({ scheme, day, onBack }: BillViewProps) {
  const { _ } = useLingui()
  const pages = useDividend(scheme, day)
  const detail = pages.data?.pages[0]
  return (
    <PeriodFrame scheme={scheme} pages={pages} failed={_('agent-dividend.why.failed')} onBack={onBack}>
      {detail && (
        <>
          <BillHead bill={detail.bill} />
          <BillSteps detail={detail} />
          {detail.contract && hasConditions(detail.contract.tiers) && (
            <Card level={3} title={_('agent-dividend.tiers')}>
              <div className={styles.stack}>
                <DividendTiers tiers={detail.contract.tiers} bill={detail.bill} missing={detail.missing} />
              </div>
            </Card>
          )}
          <BillMembers scheme={scheme} day={day} pages={pages} />
        </>
      )}
    </PeriodFrame>
  )
}
