import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import styles from './dividend.module.css'
import { LossSteps } from './loss-steps.tsx'
import { ShareSteps } from './share-steps.tsx'
import { TierSteps } from './tier-steps.tsx'
import type { DividendDetail } from './use-dividend.ts'

/** How a dividend was calculated, from what members lost to what the agent gets of it. */
export function BillSteps({ detail }: { readonly detail: DividendDetail }) {
  const { _ } = useLingui()
  const { bill } = detail
  const name = _(bill.state === 'running' ? 'agent-dividend.why.estimate' : 'agent-dividend.why')
  return (
    <Card level={3} title={name}>
      <ol className={styles.steps} aria-label={name}>
        <LossSteps bill={bill} />
        <TierSteps detail={detail} />
        <ShareSteps detail={detail} />
      </ol>
      <p className={styles.note}>{_('agent-dividend.why.cut')}</p>
    </Card>
  )
}
