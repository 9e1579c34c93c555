import { useLingui } from '@lingui/react'
import { proposeRafflePlan, type RafflePlan, TICKETS_MAX } from '@sanuk/contracts/office-raffle'
import { add, parseAmount, times, ZERO } from '@sanuk/money/amount'
import { currency as currencyOf } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Switch } from '@sanuk/ui/switch'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { FormFault } from '../../components/form-fault.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { PrizeSteps } from './prize-steps.tsx'
import styles from './raffle.module.css'
import { RAFFLE } from './raffle.ts'

const FIRST: RafflePlan = {
  ...{ enabled: true, stakePerTicket: '500', ticketsMax: 200, drawsAt: '21:00', claimDays: 7 },
  prizes: [{ amount: '1000', count: 1 }],
}

/** What the draws to come are like. A change is proposed: a colleague decides, and an open draw stays as it is. */
export function PlanForm({ plan, waits }: { readonly plan: RafflePlan | null; readonly waits: boolean }) {
  const { _ } = useLingui()
  const mayChange = useMay()('content.change') && !waits
  const currency = useBrand()?.currency ?? currencyOf('THB')
  const doing = useDoing(RAFFLE)
  const [fault, setFault] = useState<string>()
  const { control, register, handleSubmit, watch, formState } = useForm<RafflePlan>({ values: plan ?? FIRST })
  const sum = watch('prizes').reduce((total, { amount, count }) => {
    return Number.isInteger(count) && count > 0 ? add(total, times(parseAmount(amount || '0'), count)) : total
  }, ZERO)

  async function send(body: RafflePlan) {
    setFault(undefined)
    try {
      await doing(() => call(proposeRafflePlan, { body }))
      toast.success(_('office-raffle.proposed'))
    } catch (error) {
      setFault(faultText(error, _))
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(send)}>
      <FormFault>{fault}</FormFault>
      <fieldset className={styles.fields} disabled={!mayChange}>
        <Controller
          control={control}
          name="enabled"
          render={({ field: { value, onChange } }) => (
            <Switch checked={value} onChange={onChange}>
              {_('office-raffle.enabled')}
            </Switch>
          )}
        />
        <div className={styles.columns}>
          <Controller
            control={control}
            name="stakePerTicket"
            render={({ field: { value, onChange } }) => (
              <Field label={_('office-raffle.stake')}>
                <MoneyInput currency={currency} value={value} onChange={onChange} />
              </Field>
            )}
          />
          <Field label={_('office-raffle.max')}>
            <TextInput type="number" min={1} max={TICKETS_MAX} {...register('ticketsMax', { valueAsNumber: true })} />
          </Field>
          <Field label={_('office-raffle.draws_at')}>
            <TextInput type="time" {...register('drawsAt')} />
          </Field>
          <Field label={_('office-raffle.claim_days')}>
            <TextInput type="number" min={1} max={90} {...register('claimDays', { valueAsNumber: true })} />
          </Field>
        </div>
        <PrizeSteps control={control} register={register} currency={currency} />
        <p className={styles.sum}>{_('office-raffle.sum', { amount: formatMoney(sum, currency) })}</p>
      </fieldset>
      {mayChange && (
        <Button type="submit" busy={formState.isSubmitting} className={styles.save}>
          {_('office-raffle.propose')}
        </Button>
      )}
    </form>
  )
}
