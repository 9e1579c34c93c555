import { useLingui } from '@lingui/react'
import { dropScheduleException, type ScheduleException } from '@sanuk/contracts/office-lottery-calendar'
import { Button } from '@sanuk/ui/button'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { EmptyState } from '@sanuk/ui/empty-state'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { type DescribedColumn, textColumn } from '../../lists/described-column.tsx'
import { RowsCard } from '../../lists/rows-card.tsx'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import type { LotteryCalendar } from './calendar.ts'
import { LOTTERY } from './lottery.ts'
import { useZonedMoment } from './use-zoned-moment.ts'

type Props = {
  readonly gameCode: string
  readonly calendar: LotteryCalendar
  readonly mayChange: boolean
}

/** Draws that take place at another time than usual, or not at all, and the way back to the usual one. */
export function Exceptions({ gameCode, calendar: { exceptions, timeZone }, mayChange }: Props) {
  const { _ } = useLingui()
  const moment = useZonedMoment(timeZone)
  const [asking, setAsking] = useState<ScheduleException | null>(null)
  const { fault, send } = useSending(LOTTERY)
  const columns: readonly DescribedColumn<ScheduleException>[] = [
    textColumn('day', 'office-lottery.calendar.day', { phone: 'heading' }),
    {
      key: 'drawsAt',
      header: 'office-lottery.calendar.moved',
      text: ({ drawsAt }, formats) => drawsAt ?? formats._('office-lottery.calendar.dropped'),
      cell: ({ drawsAt }, formats) => (drawsAt ? moment(drawsAt) : formats._('office-lottery.calendar.dropped')),
    },
    textColumn('note', 'office-lottery.calendar.reason'),
  ]
  const restore: DescribedColumn<ScheduleException> = {
    key: 'restore',
    header: 'office-lottery.calendar.action',
    cell: (exception) => (
      <Button
        look="outline"
        size="small"
        aria-label={`${_('office-lottery.calendar.restore')}: ${exception.day}`}
        onClick={() => setAsking(exception)}
      >
        {_('office-lottery.calendar.restore')}
      </Button>
    ),
  }

  async function drop({ day }: ScheduleException) {
    if (!(await send(() => call(dropScheduleException, { params: { gameCode, day } })))) return
    setAsking(null)
    toast.success(_('office-lottery.calendar.saved'))
  }

  return (
    <>
      <RowsCard
        title="office-lottery.calendar.exceptions"
        file="lottery-exceptions"
        columns={mayChange ? [...columns, restore] : columns}
        rows={exceptions}
        rowKey={({ day }) => day}
        empty={<EmptyState title={_('office-lottery.calendar.exceptions.none')} />}
      />
      {asking && (
        <ConfirmDialog
          open
          onCancel={() => setAsking(null)}
          title={_('office-lottery.calendar.restore.title', { day: asking.day })}
          cancelLabel={_('office.cancel')}
          confirmLabel={_('office-lottery.calendar.restore')}
          onConfirm={() => drop(asking)}
          error={fault}
        >
          {_('office-lottery.calendar.restore.note')}
        </ConfirmDialog>
      )}
    </>
  )
}
