import { useLingui } from '@lingui/react'
import { addDays, eachDay } from '@sanuk/contracts/calendar-day'
import { ownProfit } from '@sanuk/contracts/turnover'
import { buttonClass } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useToday } from '../../brand/use-today.ts'
import { PanelHead } from '../../components/panel-head.tsx'
import { everyDay } from '../../components/records/net-bars.ts'
import { NetByDay } from '../../components/records/net-by-day.tsx'
import { SpanFilter } from '../../components/records/span-filter.tsx'
import { Link } from '../../router/link.tsx'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'
import { ExportProfit } from './export-profit.tsx'
import styles from './profit.module.css'
import { ProfitFigures } from './profit-figures.tsx'
import { ProfitTables } from './profit-tables.tsx'

/** What was won and lost, by day, kind of games and game: a page of the member centre. */
export function ProfitPage({ title }: { readonly title: ReactNode }) {
  const { _ } = useLingui()
  const today = useToday()
  const [span, setSpan] = useState({ from: addDays(today, -6), to: today })
  const profit = useQuery({ ...read(ownProfit, { query: span }), placeholderData: keepPreviousData })
  const { data } = profit
  const empty = data?.days.length === 0
  const days = eachDay(span.from, span.to)
  return (
    <>
      <PanelHead
        title={title}
        tools={<SpanFilter today={today} span={span} onChange={setSpan} />}
        action={<ExportProfit span={span} profit={empty ? undefined : data} />}
      />
      <div className={styles.page} aria-busy={profit.isPlaceholderData}>
        <p className={styles.note}>{_('protection.profit.note')}</p>
        {profit.isLoadingError && (
          <ErrorState title={_('protection.profit.failed')} retryLabel={_('site.retry')} onRetry={profit.refetch}>
            {faultText(profit.error, _)}
          </ErrorState>
        )}
        {!data && !profit.isLoadingError && <Skeleton className={styles.waiting} />}
        {data && <ProfitFigures totals={data.totals} />}
        {empty && (
          <EmptyState
            icon={<ChartNoAxesColumn />}
            title={_('protection.profit.empty')}
            action={
              <Link to="/rng" className={buttonClass({ look: 'outline' })}>
                {_('wagers.empty.play')}
              </Link>
            }
          >
            {_('protection.profit.empty.note')}
          </EmptyState>
        )}
        {data && !empty && (
          <>
            {days.length > 1 && <NetByDay days={everyDay(days, data.days)} />}
            <ProfitTables profit={data} />
          </>
        )}
      </div>
    </>
  )
}
