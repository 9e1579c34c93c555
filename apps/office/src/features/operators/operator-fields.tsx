import { useLingui } from '@lingui/react'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useRoles, useTakesTwo } from './use-roles.ts'

export type OperatorValues = { username: string; name: string; role: string }

/** What an operator is called and may do. The username is chosen once. */
export function OperatorFields({ form, isNew }: { form: UseFormReturn<OperatorValues>; isNew: boolean }) {
  const { _ } = useLingui()
  const { register, control, formState } = form
  const { errors } = formState
  const roles = useRoles().data?.list ?? []
  const takesTwo = useTakesTwo()
  const isOther = (role: string) => isNew || role !== formState.defaultValues?.role
  const filled = (text: string) => text.trim() !== '' || _('office.sign_in.required')
  return (
    <>
      {isNew && (
        <Field label={_('office.username')} hint={_('operators.username.hint')} error={errors.username?.message}>
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register('username', { validate: filled })}
          />
        </Field>
      )}
      <Field label={_('operators.name')} error={errors.name?.message}>
        <TextInput autoComplete="off" maxLength={80} {...register('name', { validate: filled })} />
      </Field>
      <Controller
        control={control}
        name="role"
        rules={{ validate: filled }}
        render={({ field }) => (
          <Field
            label={_('operators.role')}
            hint={isOther(field.value) && takesTwo(field.value) ? _('operators.role.takes_two') : undefined}
            error={errors.role?.message}
          >
            <Select
              value={field.value}
              onChange={field.onChange}
              placeholder={_('operators.role.choose')}
              options={roles.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
        )}
      />
    </>
  )
}
