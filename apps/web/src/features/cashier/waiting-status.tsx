import { useLingui } from '@lingui/react'
import type { Deposit } from '@sanuk/contracts/cashier'
import { Countdown } from '@sanuk/ui/countdown'
import { Spinner } from '@sanuk/ui/spinner'
import { useClockOffset } from '../../brand/use-clock-offset.ts'
import styles from './deposit.module.css'

/** That the payment is awaited, and for how long. */
export function WaitingStatus({ deposit }: { readonly deposit: Deposit }) {
  const { _ } = useLingui()
  const offset = useClockOffset()
  return (
    <p className={styles.status}>
      <Spinner />
      {_('cashier.waiting')}
      <Countdown
        deadline={Date.parse(deposit.expiresAt)}
        offset={offset}
        label={_('cashier.waiting.left')}
        announce={(seconds) => _('cashier.waiting.announce', { seconds })}
      />
    </p>
  )
}
