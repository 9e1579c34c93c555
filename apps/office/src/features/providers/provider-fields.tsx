import { useLingui } from '@lingui/react'
import { Field } from '@sanuk/ui/field'
import { PasswordInput } from '@sanuk/ui/password-input'
import { Segmented } from '@sanuk/ui/segmented'
import { Switch } from '@sanuk/ui/switch'
import { TextInput } from '@sanuk/ui/text-input'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import styles from './providers.module.css'
import { PRESETS, type Preset, type ProviderValues } from './providers.ts'

const PRESET_NAMES = ['google', 'facebook', 'other'] as const

/** What is said of a provider. Its code stays once it is entered, and its secret is never shown. */
export function ProviderFields({ form, known }: { form: UseFormReturn<ProviderValues>; known: boolean }) {
  const { _ } = useLingui()
  const [preset, setPreset] = useState<Preset>('google')
  const { register, formState, reset } = form
  const { errors } = formState
  const filled = (text: string) => text.trim() !== '' || _('office.sign_in.required')
  const machine = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 500 } as const
  return (
    <>
      {!known && (
        <Segmented
          wide
          label={_('office-providers.preset')}
          value={preset}
          onChange={(next) => {
            setPreset(next)
            reset(PRESETS[next])
          }}
          options={PRESET_NAMES.map((value) => ({ value, label: _(`office-providers.preset.${value}`) }))}
        />
      )}
      <div className={styles.pair}>
        <Field label={_('office-providers.name')} error={errors.name?.message}>
          <TextInput {...register('name', { validate: filled })} maxLength={255} autoComplete="off" />
        </Field>
        <Field label={_('office-providers.code')} hint={_('office-providers.code.hint')} error={errors.code?.message}>
          <TextInput {...register('code', { validate: filled })} {...machine} maxLength={32} readOnly={known} />
        </Field>
      </div>
      <Field
        label={_('office-providers.issuer')}
        hint={_('office-providers.issuer.hint')}
        error={errors.issuer?.message}
      >
        <TextInput {...register('issuer', { validate: filled })} {...machine} type="url" inputMode="url" />
      </Field>
      <Field label={_('office-providers.client')} error={errors.clientId?.message}>
        <TextInput {...register('clientId', { validate: filled })} {...machine} maxLength={255} />
      </Field>
      <Field
        label={_('office-providers.secret')}
        hint={_(known ? 'office-providers.secret.kept' : 'office-providers.secret.hint')}
        error={errors.clientSecret?.message}
      >
        <PasswordInput
          {...register('clientSecret', { validate: (text) => known || filled(text) })}
          autoComplete="off"
          maxLength={255}
          words={{ show: _('office.password.show'), hide: _('office.password.hide') }}
        />
      </Field>
      <Field
        label={_('office-providers.token')}
        hint={_('office-providers.token.hint')}
        error={errors.tokenEndpoint?.message}
      >
        <TextInput {...register('tokenEndpoint')} {...machine} type="url" inputMode="url" />
      </Field>
      <div>
        <Switch {...register('enabled')}>{_('office-providers.enabled')}</Switch>
        <p className={styles.note}>{_('office-providers.enabled.hint')}</p>
      </div>
    </>
  )
}
