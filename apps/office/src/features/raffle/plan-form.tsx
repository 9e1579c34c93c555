import { useLingui } from '@lingui/react'
import { proposeRafflePlan, type RafflePlan, TICKETS_MAX } from '@sanuk/contracts/office-raffle'
import { add, isMoney, parseAmount, times, ZERO } from '@sanuk/money/amount'
import { currency as currencyOf } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { Field, FieldRow } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { useForm } from 'react-hook-form'
import { MoneyField, SwitchField } from '../../components/rules/rule-fields.tsx'
import { RuleForm } from '../../components/rules/rule-form.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { useSending } from '../../wire/use-sending.ts'
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
  const { busy, fault, send } = useSending(RAFFLE)
  const { control, register, handleSubmit, watch } = useForm<RafflePlan>({ values: plan ?? FIRST })
  const sum = watch('prizes').reduce((total, { amount, count }) => {
    return Number.isInteger(count) && count > 0
      ? add(total, times(isMoney(amount) ? parseAmount(amount) : ZERO, count))
      : total
  }, ZERO)

  async function propose(body: RafflePlan) {
    if (await send(() => call(proposeRafflePlan, { body }))) toast.success(_('office-raffle.proposed'))
  }

  return (
    <RuleForm fault={fault} busy={busy} mayChange={mayChange} onPropose={handleSubmit(propose)}>
      <SwitchField control={control} name="enabled" label={_('office-raffle.enabled')} />
      <FieldRow>
        <MoneyField control={control} name="stakePerTicket" label={_('office-raffle.stake')} />
        <Field label={_('office-raffle.max')}>
          <TextInput type="number" min={1} max={TICKETS_MAX} {...register('ticketsMax', { valueAsNumber: true })} />
        </Field>
        <Field label={_('office-raffle.draws_at')}>
          <TextInput type="time" {...register('drawsAt')} />
        </Field>
        <Field label={_('office-raffle.claim_days')}>
          <TextInput type="number" min={1} max={90} {...register('claimDays', { valueAsNumber: true })} />
        </Field>
      </FieldRow>
      <PrizeSteps control={control} register={register} currency={currency} />
      <p className={styles.sum}>{_('office-raffle.sum', { amount: formatMoney(sum, currency) })}</p>
    </RuleForm>
  )
}
