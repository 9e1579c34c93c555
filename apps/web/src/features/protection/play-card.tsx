import { useLingui } from '@lingui/react'
import { ownPlay } from '@sanuk/contracts/protection'
import type { AnswerOf } from '@sanuk/contracts/route'
import { add, parseAmount } from '@sanuk/money/amount'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { ErrorState } from '@sanuk/ui/error-state'
import { Money } from '@sanuk/ui/money'
import { Segmented } from '@sanuk/ui/segmented'
import { Skeleton } from '@sanuk/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { FigureCards } from '../../components/records/figure-cards.tsx'
import { NetByDay } from '../../components/records/net-by-day.tsx'
import { usePanels } from '../../panels/use-panels.ts'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'
import styles from './protection.module.css'
import { useWrittenTime } from './use-written.ts'

const SPANS = ['7', '30', '90'] as const

/** How the member played of late: what was staked and won, and for how long. */
export function PlayCard() {
  const { _ } = useLingui()
  const { open } = usePanels()
  const [days, setDays] = useState<(typeof SPANS)[number]>('7')
  const play = useQuery({ ...read(ownPlay, { query: { days } }), placeholderData: keepPreviousData })
  return (
    <Card
      level={3}
      title={_('protection.play')}
      action={
        <Button look="ghost" size="small" onClick={() => open('personalProfit')}>
          {_('protection.play.more')}
        </Button>
      }
    >
      <div className={styles.form}>
        <Segmented
          wide
          label={_('protection.play.days')}
          value={days}
          onChange={setDays}
          options={SPANS.map((one) => ({ value: one, label: _('protection.play.day_count', { days: one }) }))}
        />
        {play.isLoadingError && (
          <ErrorState title={_('protection.play.failed')} retryLabel={_('site.retry')} onRetry={play.refetch}>
            {faultText(play.error, _)}
          </ErrorState>
        )}
        {!play.data && !play.isLoadingError && <Skeleton className={styles.waiting} />}
        {play.data && <Played days={play.data.days} />}
      </div>
    </Card>
  )
}

type Day = AnswerOf<typeof ownPlay>['days'][number]

function Played({ days }: { readonly days: readonly Day[] }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const time = useWrittenTime()
  const sum = (read: (day: Day) => string) => add(...days.map((day) => parseAmount(read(day))))
  const figures = [
    { key: 'time', label: _('protection.play.time'), value: time(days.reduce((all, { seconds }) => all + seconds, 0)) },
    {
      key: 'stake',
      label: _('protection.check.stake'),
      value: <Money amount={sum((it) => it.stake)} currency={currency} />,
    },
    { key: 'win', label: _('protection.check.win'), value: <Money amount={sum((it) => it.win)} currency={currency} /> },
    {
      key: 'net',
      label: _('protection.check.net'),
      value: <Money amount={sum((it) => it.net)} currency={currency} net />,
    },
  ]
  return (
    <>
      <FigureCards figures={figures} />
      {days.some(({ rounds }) => rounds > 0) && (
        <NetByDay days={days.map(({ day, rounds, net }) => ({ day, rounds, net: parseAmount(net) }))} />
      )}
    </>
  )
}
