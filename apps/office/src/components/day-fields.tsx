import { useLingui } from '@lingui/react'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { useBrand } from '../wire/use-brand.ts'
import styles from './day-fields.module.css'

type Days = { readonly from?: string | undefined; readonly to?: string | undefined }

type Props = { readonly value: Days; readonly onChange: (days: Days) => void }

/** From one business day of the brand to another, both included; the time zone in which days begin stands below. */
export function DayFields({ value, onChange }: Props) {
  const { _ } = useLingui()
  const zone = useBrand()?.timeZone
  const hint = zone && _('office.zone', { zone })
  return (
    <div className={styles.days}>
      <Field label={_('office.days.from')} hint={hint}>
        <TextInput
          type="date"
          value={value.from ?? ''}
          max={value.to}
          onChange={({ target }) => onChange({ from: target.value })}
        />
      </Field>
      <Field label={_('office.days.to')} hint={hint}>
        <TextInput
          type="date"
          value={value.to ?? ''}
          min={value.from}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </Field>
    </div>
  )
}
