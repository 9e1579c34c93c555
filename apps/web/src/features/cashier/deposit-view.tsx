import { useLingui } from '@lingui/react'
import type { Deposit } from '@sanuk/contracts/cashier'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { faultText } from '../../wire/fault-text.ts'
import type { DepositMethod } from './deposit-method.ts'
import { DepositOutcome } from './deposit-outcome.tsx'
import { PaymentCode } from './payment-code.tsx'
import { isPayable, useDeposit } from './use-deposit.ts'
import { useDepositState } from './use-deposit-state.ts'

type DepositViewProps = {
  readonly id: string
  readonly method: DepositMethod
  readonly onAgain: () => void
}

/** A deposit from its code to its end. */
export function DepositView({ id, method, onAgain }: DepositViewProps) {
  const { _ } = useLingui()
  const { data: deposit, error, refetch } = useDeposit(id)
  if (deposit) return <ShownDeposit deposit={deposit} method={method} onAgain={onAgain} />
  if (error) {
    return (
      <ErrorState title={_('cashier.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
  }
  return <Skeleton shape="card" height="508px" />
}

type ShownDepositProps = Omit<DepositViewProps, 'id'> & { readonly deposit: Deposit }

function ShownDeposit({ deposit, method, onAgain }: ShownDepositProps) {
  const state = useDepositState(deposit)
  if (state === 'waiting' && isPayable(deposit)) return <PaymentCode deposit={deposit} method={method} />
  // Each end takes the focus once: also the money that comes when the time was over already.
  return <DepositOutcome key={state} state={state} amount={deposit.amount} onAgain={onAgain} />
}
