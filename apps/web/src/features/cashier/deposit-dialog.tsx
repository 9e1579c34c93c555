import { useLingui } from '@lingui/react'
import { Dialog } from '@sanuk/ui/dialog'
import { useState } from 'react'
import styles from './deposit.module.css'
import { DepositDesk } from './deposit-desk.tsx'

/** Depositing over a running game: nothing but the amount and its code. */
export function DepositDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { _ } = useLingui()
  const [shown, setShown] = useState<string | null>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      title={_('cashier.title')}
      closeLabel={_('site.close')}
      className={styles.narrow}
    >
      <DepositDesk shown={shown} onShow={setShown} />
    </Dialog>
  )
}
