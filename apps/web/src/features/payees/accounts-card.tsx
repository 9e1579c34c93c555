import { useLingui } from '@lingui/react'
import { type Payee, removePayee } from '@sanuk/contracts/payees'
import { THAI_BANKS } from '@sanuk/contracts/thai-banks'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { classNames } from '@sanuk/ui/class-names'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useState } from 'react'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { AccountFace } from './account-face.tsx'
import { AddAccount } from './add-account.tsx'
import styles from './payees.module.css'
import { usePayees } from './use-payees.ts'

/** The accounts to which withdrawals go, to add to and to take away from. */
export function AccountsCard({ mayAdd }: { readonly mayAdd: boolean }) {
  const { _ } = useLingui()
  const { data, error } = usePayees()
  const [adding, setAdding] = useState(false)
  const canAdd = mayAdd && data !== undefined && data.accounts.length < data.maximum
  return (
    <Card
      level={3}
      title={_('payees.mine')}
      className={styles.wide}
      action={
        canAdd && (
          <Button look="outline" size="small" onClick={() => setAdding(true)}>
            {_('payees.add')}
          </Button>
        )
      }
    >
      {!data && (error ? <p className={styles.note}>{faultText(error, _)}</p> : <Skeleton height="56px" />)}
      {data && (
        <div className={styles.list}>
          <p className={styles.note}>{_(data.accounts.length === 0 ? 'payees.mine.none' : 'payees.mine.note')}</p>
          {data.accounts.map((account) => (
            <div key={account.id} className={classNames(styles.account, styles.fixed)}>
              <AccountFace account={account} />
              <RemoveAccount account={account} />
            </div>
          ))}
        </div>
      )}
      {adding && data && <AddAccount name={data.payeeName} onClose={() => setAdding(false)} />}
    </Card>
  )
}

function RemoveAccount({ account: { id, bank, masked } }: { readonly account: Payee }) {
  const { _ } = useLingui()
  const { renew } = usePayees()
  const [asking, setAsking] = useState(false)
  const [fault, setFault] = useState<string>()
  const named = { bank: THAI_BANKS[bank].symbol, masked }

  async function remove() {
    try {
      await call(removePayee, { params: { id } })
      setAsking(false)
      await renew()
      notify('success', _('payees.removed'))
    } catch (error) {
      setFault(faultText(error, _))
    }
  }

  return (
    <>
      <Button look="ghost" size="small" aria-label={_('payees.remove.of', named)} onClick={() => setAsking(true)}>
        {_('payees.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        title={_('payees.remove.ask', named)}
        cancelLabel={_('payees.keep')}
        confirmLabel={_('payees.remove')}
        onConfirm={remove}
        danger
        error={fault}
      >
        {_('payees.remove.note')}
      </ConfirmDialog>
    </>
  )
}
