import { useLingui } from '@lingui/react'
import type { LetterDraft } from '@sanuk/contracts/office-messages'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { instantIn, localIn } from '../../language/zoned-time.ts'
import styles from './messages.module.css'

type Schedule = Pick<LetterDraft, 'from' | 'until'>

type Props = {
  timeZone: string
  schedule: Schedule
  onChange: (change: Partial<Schedule>) => void
  fault: (field: string) => string | undefined
}

/** From and until when a letter lies in the boxes, on the brand's clock. */
export function ScheduleFields({ timeZone, schedule, onChange, fault }: Props) {
  const { _ } = useLingui()
  return (
    <div className={styles.columns}>
      {(['from', 'until'] as const).map((name) => (
        <Field
          key={name}
          label={_(`office-messages.${name}`)}
          hint={_('office-messages.schedule.hint', { zone: timeZone })}
          error={fault(name)}
        >
          <TextInput
            type="datetime-local"
            value={schedule[name] ? localIn(timeZone, schedule[name]) : ''}
            onChange={({ target: { value } }) => onChange({ [name]: value ? instantIn(timeZone, value) : null })}
          />
        </Field>
      ))}
    </div>
  )
}
