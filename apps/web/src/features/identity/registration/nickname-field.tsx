import { useLingui } from '@lingui/react'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Registration } from './registration.ts'

/** What a member wants to be called whose username is made. */
export function NicknameField() {
  const { _ } = useLingui()
  const { register, control } = useFormContext<Registration>()
  const { errors } = useFormState({ control, name: 'nickname' })
  return (
    <Field
      label={_('identity.nickname')}
      note={_('identity.optional')}
      hint={_('identity.nickname.hint')}
      error={errors.nickname?.message}
    >
      <TextInput autoComplete="nickname" autoCapitalize="none" spellCheck={false} {...register('nickname')} />
    </Field>
  )
}
