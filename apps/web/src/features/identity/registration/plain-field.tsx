import { useLingui } from '@lingui/react'
import type { RegistrationField } from '@sanuk/contracts/registration-rules'
import { idNumberFault } from '@sanuk/contracts/thai-id'
import { plainTold } from '@sanuk/contracts/typed-profile'
import { Field } from '@sanuk/ui/field'
import { TextInput, type TextInputProps } from '@sanuk/ui/text-input'
import { useFormContext, useFormState } from 'react-hook-form'
import { useHints } from '../../../components/use-hints.ts'
import type { PlainField as Name, Registration } from './registration.ts'

/** How each is typed best. */
const KEYS: Partial<Record<Name, TextInputProps>> = {
  payeeName: { autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  qqNum: { inputMode: 'numeric' },
}

/** One line of text that the brand's rules ask for. */
export function PlainField({ name, rule }: { readonly name: Name; readonly rule: RegistrationField }) {
  const { _ } = useLingui()
  const hints = useHints()
  const { register, control } = useFormContext<Registration>()
  const { errors } = useFormState({ control, name })
  function validate(typed: string): string | undefined {
    const text = plainTold(name, typed)
    const isWrongId = name === 'idNumber' && text !== '' && idNumberFault(text, null) === 'field.thai_id'
    return hints.fault(text, rule) ?? (isWrongId ? _('field.thai_id') : undefined)
  }

  return (
    <Field
      label={_(`identity.field.${name}`)}
      note={rule.required ? undefined : _('identity.optional')}
      error={errors[name]?.message}
    >
      <TextInput
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...KEYS[name]}
        {...register(name, { validate })}
      />
    </Field>
  )
}
