import { useLingui } from '@lingui/react'
import { plainPhone } from '@sanuk/contracts/typed-text'
import { Field } from '@sanuk/ui/field'
import { TextArea } from '@sanuk/ui/text-area'
import { TextInput } from '@sanuk/ui/text-input'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import styles from './points.module.css'
import type { RedeemValues } from './use-redeem.ts'

type DeliveryFieldsProps = {
  readonly register: UseFormRegister<RedeemValues>
  readonly errors: FieldErrors<RedeemValues>
}

/** Where goods go. */
export function DeliveryFields({ register, errors: { delivery } }: DeliveryFieldsProps) {
  const { _ } = useLingui()
  const required = (text: string) => text.trim() !== '' || _('field.required')
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{_('points.delivery')}</legend>
      <Field label={_('points.delivery.name')} error={delivery?.name?.message}>
        <TextInput autoComplete="name" maxLength={255} {...register('delivery.name', { validate: required })} />
      </Field>
      <Field label={_('points.delivery.phone')} error={delivery?.phone?.message}>
        <TextInput
          type="tel"
          autoComplete="tel"
          maxLength={40}
          {...register('delivery.phone', {
            validate: (text) => /^\+?\d{6,19}$/.test(plainPhone(text)) || _(text ? 'field.phone' : 'field.required'),
          })}
        />
      </Field>
      <Field label={_('points.delivery.address')} error={delivery?.address?.message}>
        <TextArea
          rows={3}
          maxLength={500}
          autoComplete="street-address"
          {...register('delivery.address', {
            validate: (text) => text.trim().length >= 10 || _('points.delivery.address.short'),
          })}
        />
      </Field>
    </fieldset>
  )
}
