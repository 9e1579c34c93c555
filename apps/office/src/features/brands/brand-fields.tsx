import { useLingui } from '@lingui/react'
import { KNOWN_LANGUAGES } from '@sanuk/contracts/languages'
import { LANGUAGES, type Language } from '@sanuk/contracts/wire'
import { type RealCurrency, realCurrencies } from '@sanuk/money/currency'
import { Checkbox } from '@sanuk/ui/checkbox'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import { Controller, type UseFormReturn } from 'react-hook-form'
import styles from './brands.module.css'
import { type BrandRow, hostsOf, wrongHost } from './brands.ts'
import { HostsField } from './hosts-field.tsx'

export type BrandValues = {
  code: string
  name: string
  /** One a line. */
  domains: string
  currency: RealCurrency
  languages: Language[]
  timeZone: string
  country: string
  /** Empty for the defaults. */
  copyOf: string
}

export const NEW_BRAND: BrandValues = {
  code: '',
  name: '',
  domains: '',
  currency: 'THB',
  languages: ['th', 'en'],
  timeZone: 'Asia/Bangkok',
  country: 'TH',
  copyOf: '',
}

type Props = { form: UseFormReturn<BrandValues>; brands: readonly BrandRow[] }

/** All that makes a brand. Code and currency are chosen once; what it copies fills in the rest. */
export function BrandFields({ form, brands }: Props) {
  const { _ } = useLingui()
  const { register, formState, control } = form
  const { errors } = formState
  const filled = (text: string) => text.trim() !== '' || _('office.sign_in.required')

  function copy(code: string) {
    const copied = brands.find((brand) => brand.code === code)
    const currency = realCurrencies.find((one) => one === copied?.currency)
    if (!copied || !currency) return
    const { languages, timeZone, country } = copied
    form.setValue('currency', currency)
    form.setValue('languages', languages)
    form.setValue('timeZone', timeZone)
    form.setValue('country', country)
  }

  return (
    <>
      <div className={styles.pair}>
        <Field label={_('office-brands.code')} hint={_('office-brands.code.hint')} error={errors.code?.message}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...register('code', { validate: filled })}
          />
        </Field>
        <Field label={_('office-brands.name')} error={errors.name?.message}>
          <TextInput autoComplete="off" maxLength={40} {...register('name', { validate: filled })} />
        </Field>
      </div>
      <Controller
        control={control}
        name="domains"
        rules={{ validate: (typed) => hostsFault(typed, _) }}
        render={({ field: { value, onChange } }) => (
          <HostsField value={value} onChange={onChange} error={errors.domains?.message} own={null} />
        )}
      />
      <Controller
        control={control}
        name="copyOf"
        render={({ field: { value, onChange } }) => (
          <Field label={_('office-brands.copy')} hint={_('office-brands.copy.hint')} error={errors.copyOf?.message}>
            <Select
              value={value}
              onChange={(code) => {
                onChange(code)
                copy(code)
              }}
              options={[
                { value: '', label: _('office-brands.copy.none') },
                ...brands.map(({ code, name }) => ({ value: code, label: name })),
              ]}
            />
          </Field>
        )}
      />
      <Place form={form} />
    </>
  )
}

/** In which money and words it speaks, and where it is. */
function Place({ form: { register, control, formState } }: Pick<Props, 'form'>) {
  const { _ } = useLingui()
  const { errors } = formState
  return (
    <>
      <div className={styles.pair}>
        <Controller
          control={control}
          name="currency"
          render={({ field: { value, onChange } }) => (
            <Field label={_('office-brands.currency')} hint={_('office-brands.currency.hint')}>
              <Select
                value={value}
                onChange={onChange}
                options={realCurrencies.map((code) => ({ value: code, label: code }))}
              />
            </Field>
          )}
        />
        <Controller
          control={control}
          name="languages"
          render={({ field: { value, onChange } }) => <Languages chosen={value} onChange={onChange} />}
        />
      </div>
      <div className={styles.pair}>
        <Field
          label={_('office-brands.time_zone')}
          hint={_('office-brands.time_zone.hint')}
          error={errors.timeZone?.message}
        >
          <TextInput {...register('timeZone')} />
        </Field>
        <Field
          label={_('office-brands.country')}
          hint={_('office-brands.country.hint')}
          error={errors.country?.message}
        >
          <TextInput maxLength={2} autoCapitalize="characters" {...register('country')} />
        </Field>
      </div>
    </>
  )
}

/** The first that is chosen is the default. */
function Languages({ chosen, onChange }: { chosen: Language[]; onChange: (languages: Language[]) => void }) {
  const { _ } = useLingui()
  return (
    <fieldset className={styles.group}>
      <legend>{_('office-brands.languages')}</legend>
      {LANGUAGES.map((language) => (
        <Checkbox
          key={language}
          checked={chosen.includes(language)}
          disabled={chosen.length === 1 && chosen.includes(language)}
          onChange={({ target: { checked } }) =>
            onChange(checked ? [...chosen, language] : chosen.filter((one) => one !== language))
          }
        >
          {KNOWN_LANGUAGES[language].name}
        </Checkbox>
      ))}
    </fieldset>
  )
}

type Say = ReturnType<typeof useLingui>['_']

function hostsFault(typed: string, _: Say): true | string {
  const hosts = hostsOf(typed)
  if (hosts.length === 0) return _('office.sign_in.required')
  const host = wrongHost(hosts)
  return host === undefined || _('office-brands.hosts.wrong', { host })
}
