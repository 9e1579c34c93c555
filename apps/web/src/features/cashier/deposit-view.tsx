import { useLingui } from '@lingui/react'
import type { Deposit } from '@sanuk/contracts/cashier'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { faultText } from '../../wire/fault-text.ts'
import type { DepositMethod } from './deposit-method.ts'
import { DepositOutcome } from './deposit-outcome.tsx'
import { GatewayStep } from './gateway-step.tsx'
import { PaymentCode } from './payment-code.tsx'
import { SlipField } from './slip-field.tsx'
import { TransferStep } from './transfer-step.tsx'
import { isPayable, useDeposit } from './use-deposit.ts'
import { useDepositState } from './use-deposit-state.ts'

type DepositViewProps = {
  readonly id: string
  readonly methods: readonly DepositMethod[]
  readonly onAgain: () => void
}

/** A deposit from what it is paid by to its end. */
export function DepositView({ id, methods, onAgain }: DepositViewProps) {
  const { _ } = useLingui()
  const { data: deposit, error, refetch } = useDeposit(id)
  if (deposit) return <ShownDeposit deposit={deposit} methods={methods} onAgain={onAgain} />
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

function ShownDeposit({ deposit, methods, onAgain }: ShownDepositProps) {
  const state = useDepositState(deposit)
  const method = methods.find(({ method }) => method === deposit.method)
  if (state === 'waiting') {
    if (isPayable(deposit)) return <PaymentCode deposit={deposit} method={method} />
    if (deposit.kind === 'bank_transfer') return <TransferStep deposit={deposit} demoBank={method?.demoBank ?? null} />
    if (deposit.kind === 'gateway') return <GatewayStep deposit={deposit} />
  }
  // Each end takes the focus once: also the money that comes when the time was over already.
  return (
    <DepositOutcome key={state} state={state} deposit={deposit} onAgain={onAgain}>
      {deposit.kind === 'bank_transfer' && state === 'expired' && <SlipField deposit={deposit} />}
    </DepositOutcome>
  )
}
