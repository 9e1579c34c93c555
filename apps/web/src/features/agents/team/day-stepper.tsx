import { useLingui } from '@lingui/react'
import { addDays } from '@sanuk/contracts/calendar-day'
import { IconButton } from '@sanuk/ui/icon-button'
import { TextInput } from '@sanuk/ui/text-input'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styles from './team.module.css'

type DayStepperProps = {
  readonly day: string
  readonly today: string
  readonly onChange: (day: string) => void
}

/** One day, and the days beside it; none after today. */
export function DayStepper({ day, today, onChange }: DayStepperProps) {
  const { _ } = useLingui()
  return (
    <div className={styles.stepper}>
      <IconButton label={_('agent-centre.rounds.before')} look="outline" onClick={() => onChange(addDays(day, -1))}>
        <ChevronLeft />
      </IconButton>
      <TextInput
        type="date"
        aria-label={_('agent-centre.rounds.day')}
        value={day}
        max={today}
        onChange={({ target: { value } }) => value && value <= today && onChange(value)}
      />
      <IconButton
        label={_('agent-centre.rounds.after')}
        look="outline"
        disabled={day >= today}
        onClick={() => onChange(addDays(day, 1))}
      >
        <ChevronRight />
      </IconButton>
    </div>
  )
}
