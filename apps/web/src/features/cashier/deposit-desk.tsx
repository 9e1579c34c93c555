import { useLingui } from '@lingui/react'
import { depositMethods } from '@sanuk/contracts/cashier'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'
import { AmountForm } from './amount-form.tsx'
import { DepositView } from './deposit-view.tsx'

export type DeskProps = {
  /** The deposit whose code is on the desk; `null` while a new amount is asked for. */
  readonly shown: string | null
  readonly onShow: (deposit: string | null) => void
}

/** Where money is put on the table: the amount, or the code to pay it by. */
export function DepositDesk({ shown, onShow }: DeskProps) {
  const { _ } = useLingui()
  const { data, error, refetch } = useQuery(read(depositMethods))
  const [method] = data?.methods ?? []
  if (method) {
    return shown ? (
      <DepositView key={shown} id={shown} method={method} onAgain={() => onShow(null)} />
    ) : (
      <AmountForm method={method} onRequested={onShow} />
    )
  }
  if (error) {
    return (
      <ErrorState title={_('cashier.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
  }
  return <Skeleton shape="card" height="308px" />
}
