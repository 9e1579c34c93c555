import { useLingui } from '@lingui/react'
import { agentIncomeDay, type IncomePayment } from '@sanuk/contracts/agent-income'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { ReceiptText } from 'lucide-react'
import { useId } from 'react'
import type { CsvColumn } from '../../../components/records/csv.ts'
import { ExportButton } from '../../../components/records/export-button.tsx'
import { ListEnd } from '../../../components/records/list-end.tsx'
import { ListHead } from '../../../components/records/list-head.tsx'
import { writeLongDay } from '../../../components/records/written-days.ts'
import { useMoment } from '../../../components/use-moment.ts'
import { useLanguage } from '../../../language/language.ts'
import { call } from '../../../wire/call.ts'
import { faultText } from '../../../wire/fault-text.ts'
import styles from './income.module.css'
import { PaymentRow } from './payment-row.tsx'
import { useIncomeDay } from './use-income.ts'

type DayPaymentsProps = { readonly day: string; readonly today: string }

/** The payments that were booked on a day, newest first. */
export function DayPayments({ day, today }: DayPaymentsProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const heading = useId()
  const pages = useIncomeDay(day, today)
  const payments = pages.data?.pages.flatMap(({ list }) => list)
  return (
    <section aria-labelledby={heading} aria-busy={pages.isPending}>
      <ListHead
        id={heading}
        className={styles.heading}
        title={_('agent-income.day', { day: writeLongDay(day, language) })}
      >
        <ExportPayments day={day} disabled={!payments?.length} />
      </ListHead>
      {pages.isLoadingError && (
        <ErrorState title={_('agent-income.day.failed')} retryLabel={_('site.retry')} onRetry={pages.refetch}>
          {faultText(pages.error, _)}
        </ErrorState>
      )}
      {pages.isPending && <Skeleton height="120px" />}
      {payments?.length === 0 && <EmptyState icon={<ReceiptText />} title={_('agent-income.day.none')} />}
      {payments && payments.length > 0 && (
        <>
          <ul className={styles.list}>
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
          <ListEnd pages={pages} words={_('agent-income.day.end', { count: payments.length })} />
        </>
      )}
    </section>
  )
}

type ExportPaymentsProps = { readonly day: string; readonly disabled: boolean }

/** Saves all payments of the day, also those that are not in sight yet, as a table for spreadsheets. */
function ExportPayments({ day, disabled }: ExportPaymentsProps) {
  const { _ } = useLingui()
  const moment = useMoment()
  const columns: readonly CsvColumn<IncomePayment>[] = [
    { header: _('agent-income.column.at'), isTime: true, cell: ({ at }) => moment(at) },
    { header: _('agent-income.kind'), cell: ({ kind }) => _(`agent-income.kind.${kind}`) },
    { header: _('agent-income.column.first'), cell: ({ firstDay }) => firstDay ?? '' },
    { header: _('agent-income.column.last'), cell: ({ lastDay }) => lastDay ?? '' },
    { header: _('agent-income.amount'), cell: ({ amount }) => amount },
  ]
  return (
    <ExportButton
      label={_('agent-income.day.export')}
      name={`income-${day}`}
      columns={columns}
      page={(cursor) => call(agentIncomeDay, { params: { day }, query: { cursor } })}
      disabled={disabled}
    />
  )
}
