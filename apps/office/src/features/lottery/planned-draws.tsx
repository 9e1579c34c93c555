import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import type { DescribedColumn } from '../../lists/described-column.tsx'
import { RowsCard } from '../../lists/rows-card.tsx'
import { dayOfIssue, type LotteryCalendar, type PlannedDraw } from './calendar.ts'
import styles from './lottery.module.css'
import { useZonedMoment } from './use-zoned-moment.ts'

type Props = {
  readonly calendar: LotteryCalendar
  /** Lets a draw be moved or left out; missing for those who may not. */
  readonly onChange: ((draw: { readonly day: string; readonly drawsAt: string }) => void) | undefined
}

/** The next draws of a lottery as they are planned. */
export function PlannedDraws({ calendar: { draws, exceptions, timeZone, movable }, onChange }: Props) {
  const { _ } = useLingui()
  const moment = useZonedMoment(timeZone)
  const moved = new Set(exceptions.map(({ day }) => day))
  const columns: readonly DescribedColumn<PlannedDraw>[] = [
    {
      key: 'number',
      header: 'office-lottery.issue',
      phone: 'heading',
      text: ({ number }) => number,
      cell: ({ number }, formats) => (
        <span className={styles.marks}>
          {number}
          {movable && moved.has(dayOfIssue(number)) && (
            <Badge look="luck">{formats._('office-lottery.calendar.moved')}</Badge>
          )}
        </span>
      ),
    },
    {
      key: 'seals',
      header: 'office-lottery.seals',
      text: ({ sealsAt }) => sealsAt,
      cell: ({ sealsAt }) => moment(sealsAt),
    },
    {
      key: 'draws',
      header: 'office-lottery.draws',
      text: ({ drawsAt }) => drawsAt,
      cell: ({ drawsAt }) => moment(drawsAt),
    },
  ]
  const change: DescribedColumn<PlannedDraw> = {
    key: 'change',
    header: 'office-lottery.calendar.action',
    cell: ({ number, drawsAt }) => (
      <Button
        look="outline"
        size="small"
        aria-label={`${_('office-lottery.calendar.add')}: ${number}`}
        onClick={() => onChange?.({ day: dayOfIssue(number), drawsAt })}
      >
        {_('office-lottery.calendar.add')}
      </Button>
    ),
  }
  return (
    <RowsCard
      title="office-lottery.calendar.draws"
      file="lottery-calendar"
      columns={onChange && movable ? [...columns, change] : columns}
      rows={draws}
      rowKey={({ number }) => number}
      empty={<EmptyState title={_('office-lottery.calendar.draws.none')} />}
    />
  )
}
