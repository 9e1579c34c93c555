import { useLingui } from '@lingui/react'
import { setScheduleException } from '@sanuk/contracts/office-lottery-calendar'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { Segmented } from '@sanuk/ui/segmented'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { instantIn, localIn } from '../../language/zoned-time.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import type { LotteryCalendar } from './calendar.ts'
import styles from './lottery.module.css'
import { LOTTERY } from './lottery.ts'

type Props = {
  readonly gameCode: string
  readonly calendar: LotteryCalendar
  readonly draw: { readonly day: string; readonly drawsAt: string | null }
  readonly onClose: () => void
}

/** Moves a draw to another time, or leaves it out, on the clock of the lottery. */
export function ExceptionDialog({ gameCode, calendar: { movable, timeZone }, draw, onClose }: Props) {
  const { _ } = useLingui()
  const formId = useId()
  const { busy, fault, send } = useSending(LOTTERY)
  const [action, setAction] = useState<'move' | 'skip'>(movable ? 'move' : 'skip')
  const [day, setDay] = useState(draw.day)
  const [time, setTime] = useState(draw.drawsAt ? localIn(timeZone, draw.drawsAt) : '')
  const [note, setNote] = useState('')
  const isReady = day !== '' && note.trim() !== '' && (action === 'skip' || time !== '')

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!isReady) return
    const body = { drawsAt: action === 'move' ? instantIn(timeZone, time) : null, note: note.trim() }
    if (!(await send(() => call(setScheduleException, { params: { gameCode, day }, body })))) return
    onClose()
    toast.success(_('office-lottery.calendar.saved'))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      closeLabel={_('office.close')}
      title={_(movable ? 'office-lottery.calendar.add' : 'office-lottery.calendar.add.days')}
      description={_('office-lottery.calendar.tickets.note')}
      error={fault}
      footer={
        <Button type="submit" form={formId} busy={busy} disabled={!isReady}>
          {_('office-lottery.calendar.save')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={save}>
        {movable && (
          <Segmented
            label={_('office-lottery.calendar.action')}
            options={(['move', 'skip'] as const).map((value) => ({
              value,
              label: _(`office-lottery.calendar.${value}`),
            }))}
            value={action}
            onChange={setAction}
          />
        )}
        <Field label={_('office-lottery.calendar.day')} hint={_('office-lottery.calendar.day.hint')}>
          <TextInput
            type="date"
            value={day}
            readOnly={draw.day !== ''}
            onChange={({ target }) => setDay(target.value)}
          />
        </Field>
        {action === 'move' && (
          <Field
            label={_('office-lottery.calendar.moved')}
            hint={_('office-lottery.calendar.time.hint', { zone: timeZone })}
          >
            <TextInput type="datetime-local" value={time} onChange={({ target }) => setTime(target.value)} />
          </Field>
        )}
        <Field label={_('office-lottery.calendar.reason')}>
          <TextInput maxLength={255} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
