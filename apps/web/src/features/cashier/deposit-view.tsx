import { useLingui } from '@lingui/react'
import { useSecondsLeft } from '@sanuk/ui/countdown'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useClockOffset } from '../../brand/use-clock-offset.ts'
import { faultText } from '../../wire/faults.ts'
import type { DepositMethod } from './deposit-method.ts'
import { DepositOutcome } from './deposit-outcome.tsx'
import { PaymentCode } from './payment-code.tsx'
import { isPayable, useDeposit, type WaitingDeposit } from './use-deposit.ts'

type DepositViewProps = {
  readonly id: string
  readonly method: DepositMethod
  readonly onAgain: () => void
}

/** A deposit from its code to its end. */
export function DepositView({ id, method, onAgain }: DepositViewProps) {
  const { _ } = useLingui()
  const { data: deposit, error, refetch } = useDeposit(id)
  if (deposit && isPayable(deposit)) return <PayableDeposit deposit={deposit} method={method} onAgain={onAgain} />
  if (deposit) return <DepositOutcome state={deposit.state} amount={deposit.amount} onAgain={onAgain} />
  if (error) {
    return (
      <ErrorState title={_('cashier.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
  }
  return <Skeleton shape="card" height="508px" />
}

type PayableDepositProps = Omit<DepositViewProps, 'id'> & { readonly deposit: WaitingDeposit }

/** The code until its time is over; the server puts it away a little later, and money that still comes counts. */
function PayableDeposit({ deposit, method, onAgain }: PayableDepositProps) {
  const offset = useClockOffset()
  const deadline = Date.parse(deposit.expiresAt)
  const seconds = useSecondsLeft(deadline, offset)
  if (seconds === 0) return <DepositOutcome state="expired" amount={deposit.amount} onAgain={onAgain} />
  return <PaymentCode deposit={deposit} method={method} />
}
