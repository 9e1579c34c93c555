import { useLingui } from '@lingui/react'
import { type ProposedReferralPlan, proposeReferrals } from '@sanuk/contracts/office-referrals'
import { REFERRAL_RATE_MAX } from '@sanuk/contracts/referrals'
import { currency as currencyOf } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Switch } from '@sanuk/ui/switch'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { FormFault } from '../../components/form-fault.tsx'
import { RateInput } from '../../components/rate-input.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './referrals.module.css'
import { dayAfter, FIRST, REFERRALS } from './referrals.ts'

type Props = { readonly plan: ProposedReferralPlan | null; readonly today: string; readonly waits: boolean }

/** Another plan from a day on. A colleague decides. */
export function ReferralForm({ plan, today, waits }: Props) {
  const { _ } = useLingui()
  const mayChange = useMay()('content.change') && !waits
  const currency = useBrand()?.currency ?? currencyOf('THB')
  const doing = useDoing(REFERRALS)
  const [fault, setFault] = useState<string>()
  const earliest = plan ? dayAfter(today) : today
  const { control, register, handleSubmit, formState } = useForm<ProposedReferralPlan>({
    defaultValues: { ...FIRST, ...plan, effectiveFrom: earliest },
  })

  async function send(body: ProposedReferralPlan) {
    setFault(undefined)
    try {
      await doing(() => call(proposeReferrals, { body }))
      toast.success(_('office-rebates.proposed'))
    } catch (error) {
      setFault(faultText(error, _))
    }
  }

  const money = (name: 'reward' | 'leastDeposit' | 'leastPlay' | 'dayMax' | 'least', label: string) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <Field label={label}>
          <MoneyInput currency={currency} value={value} onChange={onChange} />
        </Field>
      )}
    />
  )
  const toggle = (name: 'open' | 'verified', label: string) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <Switch checked={value} onChange={onChange}>
          {label}
        </Switch>
      )}
    />
  )
  return (
    <form className={styles.page} noValidate onSubmit={handleSubmit(send)}>
      <FormFault>{fault}</FormFault>
      <fieldset className={styles.fields} disabled={!mayChange}>
        {toggle('open', _('office-referrals.open'))}
        {toggle('verified', _('office-referrals.verified'))}
        <div className={styles.columns}>
          <Field label={_('office-rebates.from')} hint={_('office-rebates.from.hint')}>
            <TextInput type="date" min={earliest} {...register('effectiveFrom', { required: true })} />
          </Field>
          {money('reward', _('office-referrals.reward'))}
          {money('leastDeposit', _('office-referrals.least_deposit'))}
          {money('leastPlay', _('office-referrals.least_play'))}
          <Field label={_('office-referrals.days')}>
            <TextInput type="number" min={1} max={90} {...register('days', { valueAsNumber: true })} />
          </Field>
          <Controller
            control={control}
            name="rate"
            render={({ field: { value, onChange } }) => (
              <Field label={_('office-referrals.rate')}>
                <RateInput value={value} most={REFERRAL_RATE_MAX} onChange={onChange} />
              </Field>
            )}
          />
          {money('dayMax', _('office-referrals.day_max'))}
          {money('least', _('office-rebates.least'))}
          <Field label={_('office-rebates.play')} hint={_('office-vip.play.hint')}>
            <TextInput type="number" min={0} max={10_000} suffix="%" {...register('play', { valueAsNumber: true })} />
          </Field>
        </div>
      </fieldset>
      {mayChange && (
        <Button type="submit" busy={formState.isSubmitting} className={styles.save}>
          {_('office-rebates.propose')}
        </Button>
      )}
    </form>
  )
}
