import { useLingui } from '@lingui/react'
import { type ProposedRebatePlan, previewRebates, proposeRebates } from '@sanuk/contracts/office-rebates'
import { currency as currencyOf } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Switch } from '@sanuk/ui/switch'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { FormFault } from '../../components/form-fault.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { Foresight } from './foresight.tsx'
import styles from './rebates.module.css'
import { dayAfter, FIRST, type Foreseen, REBATES } from './rebates.ts'
import { StepFields } from './step-fields.tsx'

type Props = { readonly plan: ProposedRebatePlan | null; readonly today: string; readonly waits: boolean }

/** Another plan from a day on. What it would have come to can be asked before; a colleague decides. */
export function RebateForm({ plan, today, waits }: Props) {
  const { _ } = useLingui()
  const mayChange = useMay()('content.change') && !waits
  const currency = useBrand()?.currency ?? currencyOf('THB')
  const doing = useDoing(REBATES)
  const [fault, setFault] = useState<string>()
  const [foreseen, setForeseen] = useState<Foreseen>()
  const earliest = plan ? dayAfter(today) : today
  const { control, register, handleSubmit, formState } = useForm<ProposedRebatePlan>({
    defaultValues: { ...FIRST, ...plan, effectiveFrom: earliest },
  })

  const trying = (work: (body: ProposedRebatePlan) => Promise<void>) => async (body: ProposedRebatePlan) => {
    setFault(undefined)
    try {
      await work(body)
    } catch (error) {
      setFault(faultText(error, _))
    }
  }
  const propose = trying(async (body) => {
    await doing(() => call(proposeRebates, { body }))
    toast.success(_('office-rebates.proposed'))
  })
  const foresee = trying(async ({ effectiveFrom: _from, ...body }) => {
    setForeseen(await call(previewRebates, { body }))
  })

  const money = (name: 'least' | 'dayMax', label: string) => (
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
  const toggle = (name: 'open' | 'automatic', label: string) => (
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
    <form className={styles.page} noValidate onSubmit={handleSubmit(propose)}>
      <FormFault>{fault}</FormFault>
      <fieldset className={styles.fields} disabled={!mayChange}>
        {toggle('open', _('office-rebates.open'))}
        {toggle('automatic', _('office-rebates.automatic'))}
        <div className={styles.columns}>
          <Field label={_('office-rebates.from')} hint={_('office-rebates.from.hint')}>
            <TextInput type="date" min={earliest} {...register('effectiveFrom', { required: true })} />
          </Field>
          {money('least', _('office-rebates.least'))}
          {money('dayMax', _('office-rebates.day_max'))}
          <Field label={_('office-rebates.claim_days')}>
            <TextInput type="number" min={3} max={90} {...register('claimDays', { valueAsNumber: true })} />
          </Field>
          <Field label={_('office-rebates.play')} hint={_('office-vip.play.hint')}>
            <TextInput type="number" min={0} max={10_000} suffix="%" {...register('play', { valueAsNumber: true })} />
          </Field>
        </div>
        <StepFields control={control} register={register} />
      </fieldset>
      <div className={styles.deeds}>
        <Button look="outline" icon={<Calculator />} busy={formState.isSubmitting} onClick={handleSubmit(foresee)}>
          {_('office-rebates.foresee')}
        </Button>
        {mayChange && (
          <Button type="submit" busy={formState.isSubmitting}>
            {_('office-rebates.propose')}
          </Button>
        )}
      </div>
      {foreseen && <Foresight foreseen={foreseen} />}
    </form>
  )
}
