import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { Card } from '@sanuk/ui/card'
import { Money } from '@sanuk/ui/money'
import { Skeleton } from '@sanuk/ui/skeleton'
import { lazy, Suspense, useState } from 'react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { writeDay, writeLongDay, writeMonth } from '../../../components/records/written-days.ts'
import { useLanguage } from '../../../language/language.ts'
import styles from './income.module.css'
import type { IncomeDay } from './use-income.ts'

// What draws is loaded with the first chart.
const DayPlot = lazy(async () => ({ default: (await import('@sanuk/ui/day-plot')).DayPlot }))

type IncomeChartProps = { readonly month: string; readonly days: readonly IncomeDay[] }

/** What was paid as an agent, one bar for each day. */
export function IncomeChart({ month, days }: IncomeChartProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const currency = useCurrency()
  const [at, setAt] = useState<number | null>(null)
  const pointed = days[at ?? days.length - 1]
  // As exact as a bar on a screen.
  const values = days.map(({ income }) => Number(parseAmount(income)) / 10_000)
  const isFlat = values.every((value) => value === 0)
  return (
    <Card
      level={3}
      title={_('agent-income.chart')}
      action={
        pointed && (
          <span className={styles.pointed} aria-hidden="true">
            {writeLongDay(pointed.day, language)}{' '}
            <b>
              <Money amount={parseAmount(pointed.income)} currency={currency} />
            </b>
          </span>
        )
      }
    >
      {isFlat ? (
        <p className={styles.flat}>{_('agent-income.chart.flat')}</p>
      ) : (
        <div
          className={styles.plot}
          role="img"
          aria-label={_('agent-income.chart.label', { month: writeMonth(month, language) })}
        >
          <Suspense fallback={<Skeleton height="240px" />}>
            <DayPlot days={days.map(({ day }) => writeDay(day, language))} values={values} onPoint={setAt} />
          </Suspense>
        </div>
      )}
    </Card>
  )
}
