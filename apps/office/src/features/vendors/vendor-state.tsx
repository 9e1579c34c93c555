import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import styles from './vendors.module.css'
import type { VendorLine } from './vendors.ts'

/** Whether a vendor is on, and what else is special about it. */
export function VendorState({ vendor }: { vendor: Pick<VendorLine, 'enabled' | 'sandbox' | 'configured' | 'wallet'> }) {
  const { _ } = useLingui()
  return (
    <span className={styles.states}>
      {vendor.enabled ? (
        <Badge look="good">{_('vendors.state.on')}</Badge>
      ) : (
        <Badge look="bad">{_('vendors.state.off')}</Badge>
      )}
      {vendor.sandbox && <Badge look="luck">{_('vendors.state.sandbox')}</Badge>}
      {vendor.configured && vendor.wallet !== 'house' && <Badge>{_('vendors.state.environment')}</Badge>}
    </span>
  )
}
