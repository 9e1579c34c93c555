import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import styles from './deposit.module.css'
import { useCancelDeposit } from './use-cancel-deposit.ts'

/** Gives a deposit up that is still to be paid. */
export function GiveUp({ id }: { readonly id: string }) {
  const { _ } = useLingui()
  const cancel = useCancelDeposit(id)
  return (
    <>
      <Button className={styles.cancel} look="ghost" size="small" onClick={cancel.send}>
        {_('cashier.cancel')}
      </Button>
      <p role="alert" className={styles.fault}>
        {cancel.fault}
      </p>
    </>
  )
}
