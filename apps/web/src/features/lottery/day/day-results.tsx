import { useLingui } from '@lingui/react'
import { type LotteryOfDay, lotteryDay } from '@sanuk/contracts/lottery-days'
import { Chips } from '@sanuk/ui/chips'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CalendarX } from 'lucide-react'
import { faultText } from '../../../wire/fault-text.ts'
import { read } from '../../../wire/read.ts'
import hall from '../hall/hall.module.css'
import { HallGroupSection } from '../hall/hall-group.tsx'
import { hallGroups } from '../hall/hall-groups.ts'
import styles from './day.module.css'
import { DayPicker } from './day-picker.tsx'
import { DayRow } from './day-row.tsx'
import { DAY_GROUPS, type DayGroup } from './day-search.ts'

type DayResultsProps = {
  /** The day that the address names; left out: today. */
  readonly day: string | undefined
  readonly group: DayGroup
  /** Where a lottery is played. */
  readonly hrefOf: (lottery: LotteryOfDay) => string
  readonly onDay: (day: string | undefined) => void
  readonly onGroup: (group: DayGroup) => void
}

/** Groups of a day in the order of the page. */
const GROUPS = ['all', 'lottery', 'sea', 'vietnam'] as const

/** How often a day that is not over is asked for. */
const FRESH_MS = 30_000

/** All lotteries of a day: what was drawn, and what is to come. */
export function DayResults({ day, group, hrefOf, onDay, onGroup }: DayResultsProps) {
  const { _ } = useLingui()
  const vendors = DAY_GROUPS[group]
  const { data, error, refetch } = useQuery({
    ...read(lotteryDay, { query: { ...(day && { day }), ...(vendors && { vendors }) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.day >= state.data.today ? FRESH_MS : false),
  })
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{_('lottery-results.day.title')}</h1>
      <p className={styles.about}>{_('lottery-results.day.about')}</p>
      <div className={styles.choices}>
        <DayPicker day={day ?? data?.today} today={data?.today} onDay={onDay} />
        <Chips
          size="small"
          label={_('lottery-results.day.which')}
          options={GROUPS.map((value) => ({ value, label: _(`lottery-results.day.which.${value}`) }))}
          value={group}
          onPick={onGroup}
        />
      </div>
      {!data && error && (
        <ErrorState title={_('lottery-results.day.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
          {faultText(error, _)}
        </ErrorState>
      )}
      {!data && !error && <DaySkeleton />}
      {data?.list.length === 0 && (
        <EmptyState icon={<CalendarX />} title={_('lottery-results.day.none')}>
          {_('lottery-results.day.none.note')}
        </EmptyState>
      )}
      {data && (
        <div className={hall.groups}>
          {groupsOf(data.list).map(({ heading, lotteries }) => (
            <HallGroupSection key={heading} heading={heading} count={lotteries.length}>
              {lotteries.map(({ lottery }) => (
                <DayRow
                  key={lottery.gameCode}
                  lottery={lottery}
                  href={hrefOf(lottery)}
                  day={data.day}
                  now={Date.parse(data.now)}
                />
              ))}
            </HallGroupSection>
          ))}
        </div>
      )}
    </div>
  )
}

/** Under the headings of the hall, in the order of the brand. */
const groupsOf = (list: readonly LotteryOfDay[]) =>
  hallGroups(
    list.map((lottery) => ({ lottery, game: { vendor: lottery.vendor, defaultPlayType: lottery.playType } })),
    () => 0,
  )

function DaySkeleton() {
  const { _ } = useLingui()
  return (
    <div role="status" aria-label={_('site.loading')} className={styles.skeleton}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
        <Skeleton key={card} shape="card" height="124px" />
      ))}
    </div>
  )
}
