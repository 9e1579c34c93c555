import { useLingui } from '@lingui/react'
import { readWithdrawalRecord } from '@sanuk/contracts/office-withdrawals'
import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { Card } from '@sanuk/ui/card'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useParams } from 'react-router-dom'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { BackLink } from '../../lists/back-link.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { MemberBeside } from './member-beside.tsx'
import { WhatToDo } from './what-to-do.tsx'
import { WithdrawalFacts } from './withdrawal-facts.tsx'
import { WithdrawalLog } from './withdrawal-log.tsx'
import { WithdrawalMarks } from './withdrawal-marks.tsx'
import { WithdrawalParts } from './withdrawal-parts.tsx'
import styles from './withdrawals.module.css'
import { WITHDRAWALS } from './withdrawals.ts'

const EVERY_MS = 10_000

/** One withdrawal with everything that an operator weighs, and what can be done about it. */
export function WithdrawalPage() {
  const { _ } = useLingui()
  useTitle('office-withdrawals.title')
  const may = useMay()
  const { id = '' } = useParams()
  const { data, error, refetch } = useAsked({
    key: [...WITHDRAWALS, 'record', id],
    ask: (signal) => call(readWithdrawalRecord, { params: { id } }, signal),
    everyMs: EVERY_MS,
  })
  const back = <BackLink to="/withdrawals">{_('office-withdrawals.back')}</BackLink>
  if (error && !data) {
    return (
      <>
        {back}
        <Card>
          <ErrorState title={_('office-withdrawals.failed')} retryLabel={_('office.retry')} onRetry={() => refetch()}>
            {faultText(error, _)}
          </ErrorState>
        </Card>
      </>
    )
  }
  if (!data) return <Skeleton height="420px" shape="card" />
  const { withdrawal } = data
  return (
    <>
      {back}
      <PageHead
        title={`${withdrawal.username} · ${formatMoney(parseAmount(withdrawal.amount), currency(withdrawal.currency))}`}
        note={withdrawal.reference}
      >
        <WithdrawalMarks withdrawal={withdrawal} />
      </PageHead>
      <div className={styles.desk}>
        <div className={styles.column}>
          <WithdrawalFacts whole={data} />
          <WithdrawalParts withdrawal={withdrawal} />
          <WithdrawalLog whole={data} />
        </div>
        <div className={styles.column}>
          {may('money.change') && <WhatToDo whole={data} />}
          <MemberBeside whole={data} />
        </div>
      </div>
    </>
  )
}
