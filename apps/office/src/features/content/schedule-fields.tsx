import { useLingui } from '@lingui/react'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { instantIn, localIn } from '../../language/zoned-time.ts'

type Schedule = { readonly from: string | null; readonly until: string | null }

type Props = {
  timeZone: string
  schedule: Schedule
  onChange: (change: Partial<Schedule>) => void
  fault: (field: string) => string | undefined
}

/** From and until when it is shown, on the brand's clock. */
export function ScheduleFields({ timeZone, schedule, onChange, fault }: Props) {
  const { _ } = useLingui()
  return (['from', 'until'] as const).map((name) => (
    <Field
      key={name}
      label={_(`office-content.${name}`)}
      hint={_(`office-content.${name}.hint`, { zone: timeZone })}
      error={fault(name)}
    >
      <TextInput
        type="datetime-local"
        value={schedule[name] ? localIn(timeZone, schedule[name]) : ''}
        onChange={({ target: { value } }) => onChange({ [name]: value ? instantIn(timeZone, value) : null })}
      />
    </Field>
  ))
}
