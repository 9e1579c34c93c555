import { useLingui } from '@lingui/react'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useState } from 'react'
import { faultText } from '../../wire/faults.ts'
import type { DepositMethod } from './deposit-method.ts'
import { DepositOutcome } from './deposit-outcome.tsx'
import { PaymentCode } from './payment-code.tsx'
import { isPayable, useDeposit } from './use-deposit.ts'

type DepositViewProps = {
  readonly id: string
  readonly method: DepositMethod
  readonly onAgain: () => void
}

/** A deposit from its code to its end. */
export function DepositView({ id, method, onAgain }: DepositViewProps) {
  const { _ } = useLingui()
  const { data: deposit, error, refetch } = useDeposit(id)
  const [timeOver, setTimeOver] = useState(false)
  if (deposit && isPayable(deposit) && !timeOver) {
    return <PaymentCode deposit={deposit} method={method} onEnd={() => setTimeOver(true)} />
  }
  if (deposit)
    return (
      <DepositOutcome
        state={timeOver && deposit.state === 'waiting' ? 'expired' : deposit.state}
        amount={deposit.amount}
        onAgain={onAgain}
      />
    )
  if (error) {
    return (
      <ErrorState title={_('cashier.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
  }
  return <Skeleton shape="card" height="508px" />
}
