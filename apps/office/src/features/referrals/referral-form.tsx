import { useLingui } from '@lingui/react'
import { type ProposedReferralPlan, proposeReferrals } from '@sanuk/contracts/office-referrals'
import { Field, FieldRow } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { Controller, useForm } from 'react-hook-form'
import { RateInput } from '../../components/rate-input.tsx'
import { dayAfter } from '../../components/rules/day-after.ts'
import { FromField, MoneyField, SwitchField } from '../../components/rules/rule-fields.tsx'
import { RuleForm } from '../../components/rules/rule-form.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { FIRST, REFERRALS } from './referrals.ts'

type Props = { readonly plan: ProposedReferralPlan | null; readonly today: string; readonly waits: boolean }

/** Another plan from a day on. A colleague decides. */
export function ReferralForm({ plan, today, waits }: Props) {
  const { _ } = useLingui()
  const mayChange = useMay()('content.change') && !waits
  const { busy, fault, send } = useSending(REFERRALS)
  const earliest = plan ? dayAfter(today) : today
  const { control, register, handleSubmit } = useForm<ProposedReferralPlan>({
    defaultValues: { ...FIRST, ...plan, effectiveFrom: earliest },
  })

  async function propose(body: ProposedReferralPlan) {
    if (await send(() => call(proposeReferrals, { body }))) toast.success(_('office.rules.proposed'))
  }

  return (
    <RuleForm fault={fault} busy={busy} mayChange={mayChange} onPropose={handleSubmit(propose)}>
      <SwitchField control={control} name="open" label={_('office-referrals.open')} />
      <SwitchField control={control} name="verified" label={_('office-referrals.verified')} />
      <FieldRow>
        <FromField earliest={earliest} field={register('effectiveFrom', { required: true })} />
        <MoneyField control={control} name="reward" label={_('office-referrals.reward')} />
        <MoneyField control={control} name="leastDeposit" label={_('office-referrals.least_deposit')} />
        <MoneyField control={control} name="leastPlay" label={_('office-referrals.least_play')} />
        <Field label={_('office-referrals.days')}>
          <TextInput type="number" min={1} max={90} {...register('days', { valueAsNumber: true })} />
        </Field>
        <Controller
          control={control}
          name="rate"
          render={({ field: { value, onChange } }) => (
            <Field label={_('office-referrals.rate')}>
              <RateInput value={value} onChange={onChange} />
            </Field>
          )}
        />
        <MoneyField control={control} name="dayMax" label={_('office-referrals.day_max')} />
        <MoneyField control={control} name="least" label={_('office-rebates.least')} />
        <Field label={_('office-rebates.play')} hint={_('office-vip.play.hint')}>
          <TextInput type="number" min={0} max={10_000} suffix="%" {...register('play', { valueAsNumber: true })} />
        </Field>
      </FieldRow>
    </RuleForm>
  )
}
