import { useLingui } from '@lingui/react'
import { ownSecurity } from '@sanuk/contracts/security'
import { withdrawalTerms } from '@sanuk/contracts/withdrawals'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Money } from '@sanuk/ui/money'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'
import { OwedList } from './owed-list.tsx'
import { useRenewWithdrawals } from './use-renew-withdrawals.ts'
import { type AccountParts, WithdrawForm } from './withdraw-form.tsx'
import type { Terms } from './withdrawal-terms.ts'
import styles from './withdrawals.module.css'

export type DeskParts = AccountParts & {
  /** Where a payment password is set for the first time. */
  readonly setPassword: (onClose: () => void) => ReactNode
}

type Props = DeskParts & { readonly onShow: (withdrawal: string) => void }

/** Where money is asked for: what can be had, and what stands in the way of it. */
export function WithdrawDesk({ onShow, ...parts }: Props) {
  const { _ } = useLingui()
  const renew = useRenewWithdrawals()
  const { data: terms, error, refetch } = useQuery({ ...read(withdrawalTerms), staleTime: 0 })
  const { data: own } = useQuery(read(ownSecurity))
  if (error && !terms) {
    return (
      <ErrorState title={_('withdrawals.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
  }
  if (!terms || !own) return <Skeleton shape="card" height="460px" />
  const requested = ({ id }: { readonly id: string }) => {
    renew()
    onShow(id)
  }
  return (
    <>
      <Purse terms={terms} />
      {terms.owed.length > 0 && <OwedList owed={terms.owed} />}
      {own.paymentPassword ? (
        <WithdrawForm {...parts} terms={terms} onRequested={requested} />
      ) : (
        <PasswordFirst setPassword={parts.setPassword} />
      )}
    </>
  )
}

/** What is there, and what of it can be had now. */
function Purse({ terms }: { readonly terms: Terms }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  return (
    <Card className={styles.purse}>
      <p>
        <span className={styles.note}>{_('withdrawals.balance')}</span>
        <Money className={styles.sum} amount={parseAmount(terms.balance)} currency={currency} />
      </p>
      <p>
        <span className={styles.note}>{_('withdrawals.available')}</span>
        <Money className={styles.sum} amount={parseAmount(terms.available)} currency={currency} />
      </p>
      <p className={styles.note}>
        {_('withdrawals.left', {
          orders: terms.ordersLeft,
          sum: formatMoney(parseAmount(terms.sumLeft), { ...currency, decimals: 0 }),
        })}
      </p>
    </Card>
  )
}

function PasswordFirst({ setPassword }: Pick<DeskParts, 'setPassword'>) {
  const { _ } = useLingui()
  const { refetch } = useQuery(read(ownSecurity))
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    refetch()
  }
  return (
    <Card>
      <EmptyState
        icon={<LockKeyhole />}
        title={_('withdrawals.password.none')}
        action={<Button onClick={() => setOpen(true)}>{_('withdrawals.password.set')}</Button>}
      >
        {_('withdrawals.password.none.note')}
      </EmptyState>
      {open && setPassword(close)}
    </Card>
  )
}
