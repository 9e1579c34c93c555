import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { faultText } from '../../wire/fault-text.ts'
import { AccountFace, waits } from './account-face.tsx'
import { AddAccount } from './add-account.tsx'
import styles from './payees.module.css'
import { usePayees } from './use-payees.ts'

type Props = {
  readonly value: string | null
  readonly onPick: (account: string) => void
  readonly fault?: string | undefined
}

/** One of the member's accounts; the first that pays is picked by itself, and a new one can be added. */
export function AccountPicker({ value, onPick, fault }: Props) {
  const { _ } = useLingui()
  const [adding, setAdding] = useState(false)
  const { data, error, refetch } = usePayees()
  const first = data?.accounts.find(({ usableFrom }) => !waits(usableFrom))?.id

  useEffect(() => {
    if (value === null && first) onPick(first)
  }, [value, first, onPick])

  if (error && !data) {
    return (
      <ErrorState title={_('payees.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
  }
  if (!data) return <Skeleton height="96px" />
  return (
    <fieldset className={styles.picker} aria-describedby={fault ? 'account-fault' : undefined}>
      <legend className={styles.legend}>{_('payees.account')}</legend>
      {data.accounts.length === 0 && <p className={styles.note}>{_('payees.account.none.note')}</p>}
      {data.accounts.length > 0 && (
        <div className={styles.list}>
          {data.accounts.map((account) => (
            <label key={account.id} className={styles.account}>
              <input
                type="radio"
                name="account"
                value={account.id}
                checked={account.id === value}
                disabled={waits(account.usableFrom)}
                onChange={() => onPick(account.id)}
              />
              <AccountFace account={account} />
            </label>
          ))}
        </div>
      )}
      {data.accounts.length < data.maximum && (
        <Button
          look={data.accounts.length === 0 ? 'primary' : 'ghost'}
          size="small"
          icon={<Plus />}
          onClick={() => setAdding(true)}
        >
          {_(data.accounts.length === 0 ? 'payees.account.none' : 'payees.add')}
        </Button>
      )}
      <p id="account-fault" role="alert" className={styles.fault}>
        {fault}
      </p>
      {adding && <AddAccount name={data.payeeName} onClose={() => setAdding(false)} onAdded={onPick} />}
    </fieldset>
  )
}
