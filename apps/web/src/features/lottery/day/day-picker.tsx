import { useLingui } from '@lingui/react'
import { addDays } from '@sanuk/contracts/calendar-day'
import { DAYS_AHEAD, DAYS_BACK } from '@sanuk/contracts/lottery-days'
import { Button } from '@sanuk/ui/button'
import { IconButton } from '@sanuk/ui/icon-button'
import { TextInput } from '@sanuk/ui/text-input'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styles from './day.module.css'

type DayPickerProps = {
  readonly day: string | undefined
  /** The day of the brand now, as soon as it is known. */
  readonly today: string | undefined
  /** `undefined` is today, whichever day that is. */
  readonly onDay: (day: string | undefined) => void
}

/** The day before, the day after, any other day, and back to today. */
export function DayPicker({ day, today, onDay }: DayPickerProps) {
  const { _ } = useLingui()
  const [first, last] = [today && addDays(today, -DAYS_BACK), today && addDays(today, DAYS_AHEAD)]
  const go = (to: string) => onDay(to === today ? undefined : to)
  return (
    <div className={styles.picker}>
      <IconButton
        look="outline"
        label={_('lottery-results.day.before')}
        disabled={!day || day === first}
        onClick={() => day && go(addDays(day, -1))}
      >
        <ChevronLeft />
      </IconButton>
      <TextInput
        type="date"
        aria-label={_('lottery-results.day.choose')}
        className={styles.date}
        value={day ?? ''}
        min={first}
        max={last}
        onChange={({ target: { value } }) => value && go(value)}
      />
      <IconButton
        look="outline"
        label={_('lottery-results.day.after')}
        disabled={!day || day === last}
        onClick={() => day && go(addDays(day, 1))}
      >
        <ChevronRight />
      </IconButton>
      <Button look="ghost" disabled={!day || day === today} onClick={() => onDay(undefined)}>
        {_('lottery-results.day.today')}
      </Button>
    </div>
  )
}
