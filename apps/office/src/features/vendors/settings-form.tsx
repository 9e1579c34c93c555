import { useLingui } from '@lingui/react'
import { changeVendor } from '@sanuk/contracts/office-vendors'
import { type CurrencyCode, currency as currencyNamed } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Switch } from '@sanuk/ui/switch'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { RefusedError } from '@sanuk/wire/faults'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { FormFault } from '../../components/form-fault.tsx'
import { LinesInput } from '../../components/lines-input.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { AddressTest } from './address-test.tsx'
import styles from './settings-form.module.css'
import { faultsOf, type SettingsValues, settingsOf, valuesOf } from './settings-values.ts'
import { VENDORS, type Vendor } from './vendors.ts'

/** What an operator decides about a vendor. */
export function SettingsForm({ vendor }: { vendor: Vendor }) {
  const code = useBrand()?.currency.code
  return code && <LoadedForm vendor={vendor} currency={code} />
}

type Form = UseFormReturn<SettingsValues>

function LoadedForm({ vendor, currency }: { vendor: Vendor; currency: CurrencyCode }) {
  const { _ } = useLingui()
  const doing = useDoing(VENDORS)
  const values = valuesOf(vendor, currency)
  const form = useForm<SettingsValues>({ values, resetOptions: { keepDirtyValues: true } })
  const { errors, isSubmitting } = form.formState

  async function send(typed: SettingsValues) {
    const body = settingsOf(typed, vendor, currency)
    try {
      const changed = await doing(() => call(changeVendor, { params: { code: vendor.code }, body }))
      form.reset(valuesOf(changed, currency))
      toast.success(_('vendors.saved'))
    } catch (fault) {
      show(fault)
    }
  }

  function show(fault: unknown) {
    const faults = fault instanceof RefusedError ? faultsOf(fault) : []
    for (const { field, message, word } of faults) form.setError(field, { message: word ? _(word) : message })
    if (faults[0]) form.setFocus(faults[0].field)
    else form.setError('root', { message: faultText(fault, _) })
  }

  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(send)}>
      <FormFault>{errors.root?.message}</FormFault>
      <div className={styles.columns}>
        <Who form={form} vendor={vendor} />
        <Limits form={form} currency={currency} />
      </div>
      <Button type="submit" busy={isSubmitting} className={styles.save}>
        {_('vendors.save')}
      </Button>
    </form>
  )
}

function Who({ form: { register, formState }, vendor: { code, configured } }: { form: Form; vendor: Vendor }) {
  const { _ } = useLingui()
  const mayChange = useMay()('vendors.change')
  const { errors } = formState
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{_('vendors.who')}</h2>
      {configured && <p className={styles.note}>{_('vendors.environment.note')}</p>}
      <Field label={_('vendors.name')} error={errors.name?.message}>
        <TextInput {...register('name')} readOnly={configured} />
      </Field>
      <Field label={_('vendors.address')} hint={_('vendors.address.hint')} error={errors.address?.message}>
        <TextInput type="url" inputMode="url" {...register('address')} readOnly={configured} />
      </Field>
      {mayChange && <AddressTest code={code} />}
      <Field label={_('vendors.addresses')} hint={_('vendors.addresses.hint')} error={errors.addresses?.message}>
        <LinesInput rows={3} {...register('addresses')} />
      </Field>
      {!configured && (
        <div>
          <Switch {...register('sandbox')}>{_('vendors.sandbox')}</Switch>
          <p className={styles.note}>{_('vendors.sandbox.hint')}</p>
        </div>
      )}
    </section>
  )
}

function Limits({ form, currency }: { form: Form; currency: CurrencyCode }) {
  const { _ } = useLingui()
  const money = (name: 'float' | 'hourlyWin' | 'largestJackpot', word: 'float' | 'hourly' | 'jackpot') => (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={_(`vendors.${word}`)} hint={_(`vendors.${word}.hint`)} error={fieldState.error?.message}>
          <MoneyInput currency={currencyNamed(currency)} {...field} />
        </Field>
      )}
    />
  )
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{_('vendors.limits')}</h2>
      {money('float', 'float')}
      {money('hourlyWin', 'hourly')}
      {money('largestJackpot', 'jackpot')}
      <div>
        <Switch {...form.register('capEnforced')}>{_('vendors.cap')}</Switch>
        <p className={styles.note}>{_('vendors.cap.hint')}</p>
      </div>
      <Field
        label={_('vendors.campaigns')}
        hint={_('vendors.campaigns.hint')}
        error={form.formState.errors.campaigns?.message}
      >
        <LinesInput rows={3} {...form.register('campaigns')} />
      </Field>
      <SeatHours form={form} />
      <Alarm form={form} />
    </section>
  )
}

function SeatHours({ form: { register, formState } }: { form: Form }) {
  const { _ } = useLingui()
  const isInWeek = (text: string) =>
    (/^[1-9]\d{0,2}$/.test(text) && Number(text) <= 168) || _('vendors.seat_hours.wrong')
  return (
    <Field
      label={_('vendors.seat_hours')}
      hint={_('vendors.seat_hours.hint')}
      error={formState.errors.seatHours?.message}
    >
      <TextInput
        inputMode="numeric"
        suffix={_('vendors.seat_hours.unit')}
        {...register('seatHours', { validate: isInWeek })}
      />
    </Field>
  )
}

function Alarm({ form: { register, formState, watch } }: { form: Form }) {
  const { _ } = useLingui()
  const { errors } = formState
  const whole = (text: string) => /^[1-9]\d{0,5}$/.test(text) || _('vendors.alarm.whole')
  return (
    <div>
      <Switch {...register('alarm')}>{_('vendors.alarm')}</Switch>
      <p className={styles.note}>{_('vendors.alarm.hint')}</p>
      {watch('alarm') && (
        <div className={styles.pair}>
          <Field label={_('vendors.alarm.percent')} error={errors.percent?.message}>
            <TextInput
              inputMode="numeric"
              suffix={_('vendors.alarm.percent.unit')}
              {...register('percent', { validate: whole })}
            />
          </Field>
          <Field label={_('vendors.alarm.rounds')} error={errors.rounds?.message}>
            <TextInput
              inputMode="numeric"
              suffix={_('vendors.alarm.rounds.unit')}
              {...register('rounds', { validate: whole })}
            />
          </Field>
        </div>
      )}
    </div>
  )
}
