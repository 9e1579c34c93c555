import { useLingui } from '@lingui/react'
import { digitsOf } from '@sanuk/money/digits'
import { FieldGroup } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import type { ChangeEvent, FocusEvent } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { LEGAL_AGE, useBrand } from '../../../brand/use-brand.ts'
import { useToday } from '../../../brand/use-today.ts'
import { useLanguage } from '../../../language/language.ts'
import { ageOn, type BirthdayParts, birthdayOf, monthNames, writeBirthday } from './birthday.ts'
import styles from './birthday-field.module.css'
import type { Registration } from './registration.ts'

/**
 * A day of birth in three short fields, as a phone's number keys like it. The year may be of either calendar; what was
 * understood stands below, so that nobody has to reckon.
 */
export function BirthdayField({ required }: { required: boolean }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const today = useToday()
  const minimum = useBrand()?.ageMinimum ?? LEGAL_AGE
  const { control } = useFormContext<Registration>()
  const { field, fieldState } = useController({ control, name: 'birthday', rules: { validate } })
  const { value, onChange } = field
  const birthday = birthdayOf(value)

  function validate(parts: BirthdayParts): string | undefined {
    if (parts.day + parts.month + parts.year === '') return required ? _('field.required') : undefined
    const born = birthdayOf(parts)
    if (!born) return _('identity.birthday.unknown')
    return ageOn(today, born) < minimum ? _('field.under_age', { age: minimum }) : undefined
  }

  const digits = (part: 'day' | 'year', most: number) => ({
    value: value[part],
    inputMode: 'numeric' as const,
    'aria-label': _(`identity.birthday.${part}`),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...value, [part]: digitsOf(target.value).slice(0, most) }),
  })

  return (
    <FieldGroup
      label={_('identity.birthday')}
      hint={
        birthday
          ? _('identity.birthday.read', { ...writeBirthday(birthday, language), age: ageOn(today, birthday) })
          : _('identity.birthday.hint')
      }
      error={fieldState.error?.message}
      onBlur={leftBy(field.onBlur)}
    >
      <div className={styles.parts}>
        <TextInput
          {...digits('day', 2)}
          ref={field.ref}
          autoComplete="bday-day"
          placeholder={_('identity.birthday.day')}
        />
        <Select
          label={_('identity.birthday.month')}
          placeholder={_('identity.birthday.month')}
          options={monthNames(language).map((label, month) => ({ value: String(month + 1), label }))}
          value={value.month === '' ? null : value.month}
          onChange={(month) => onChange({ ...value, month })}
        />
        <TextInput {...digits('year', 4)} autoComplete="bday-year" placeholder={_('identity.birthday.year')} />
      </div>
    </FieldGroup>
  )
}

/** Calls `leave` when the focus goes from the three fields, and the list of months, to somewhere else. */
function leftBy(leave: () => void) {
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    const stays = relatedTarget && (currentTarget.contains(relatedTarget) || relatedTarget.closest('[role="listbox"]'))
    if (!stays) leave()
  }
}
