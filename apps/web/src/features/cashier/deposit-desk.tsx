import { useLingui } from '@lingui/react'
import { depositMethods } from '@sanuk/contracts/cashier'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'
import { AmountForm, type OfPromotion } from './amount-form.tsx'
import styles from './deposit.module.css'
import type { DepositMethod } from './deposit-method.ts'
import { DepositView } from './deposit-view.tsx'
import { MethodPicker } from './method-picker.tsx'

export type DeskProps = {
  /** The deposit that is on the desk; `null` while a new amount is asked for. */
  readonly shown: string | null
  readonly onShow: (deposit: string | null) => void
}

/** Where money is put on the table: the way and the amount, or what to pay it by. */
export function DepositDesk({
  shown,
  onShow,
  promotion,
}: DeskProps & { readonly promotion?: OfPromotion | undefined }) {
  const { _ } = useLingui()
  const { data, error, refetch } = useQuery(read(depositMethods))
  if (data) {
    return shown ? (
      <DepositView key={shown} id={shown} methods={data.methods} onAgain={() => onShow(null)} />
    ) : (
      <NewDeposit methods={data.methods} onRequested={onShow} promotion={promotion} />
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

type NewDepositProps = {
  readonly methods: readonly DepositMethod[]
  readonly onRequested: (deposit: string) => void
  readonly promotion: OfPromotion | undefined
}

function NewDeposit({ methods, onRequested, promotion }: NewDepositProps) {
  const { _ } = useLingui()
  const [picked, setPicked] = useState<string>()
  const open = methods.filter((method) => method.open)
  const chosen = open.find(({ method }) => method === picked) ?? open[0]
  const [first] = methods
  return (
    <div className={styles.asking}>
      {methods.length > 1 && first && <MethodPicker methods={methods} chosen={chosen ?? first} onPick={setPicked} />}
      {chosen ? (
        <AmountForm key={chosen.method} method={chosen} onRequested={onRequested} promotion={promotion} />
      ) : (
        <EmptyState icon={<Landmark />} title={_('cashier.methods.none')}>
          {_('cashier.methods.none.note')}
        </EmptyState>
      )}
    </div>
  )
}
