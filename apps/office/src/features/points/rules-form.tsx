import { useLingui } from '@lingui/react'
import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import { type ProposedPointRules, proposePointRules } from '@sanuk/contracts/office-points'
import { parseAmount } from '@sanuk/money/amount'
import { currency as currencyOf } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { Field, FieldRow } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { useForm } from 'react-hook-form'
import { dayAfter } from '../../components/rules/day-after.ts'
import { FromField, MoneyField } from '../../components/rules/rule-fields.tsx'
import { RuleForm } from '../../components/rules/rule-form.tsx'
import { WeightFields } from '../../components/rules/weight-fields.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { useSending } from '../../wire/use-sending.ts'
import { POINTS } from './points.ts'

type Props = { rules: ProposedPointRules | null; today: string; waits: boolean }

const FIRST = {
  ...{ stakePerPoint: '10', pointsPerUnit: 100, lot: 1000, convertDailyMax: '1000' },
  weights: Object.fromEntries(GAME_TYPES.map((gameType) => [gameType, 100])),
}

/** Other rules, from a day on. They are proposed: a colleague decides. */
export function RulesForm({ rules, today, waits }: Props) {
  const { _ } = useLingui()
  const mayChange = useMay()('points.change') && !waits
  const currency = useBrand()?.currency ?? currencyOf('THB')
  const { busy, fault, send } = useSending(POINTS)
  const tomorrow = dayAfter(today)
  const { control, register, handleSubmit } = useForm<ProposedPointRules>({
    defaultValues: { ...FIRST, ...rules, effectiveFrom: tomorrow },
  })

  async function propose(body: ProposedPointRules) {
    if (await send(() => call(proposePointRules, { body }))) toast.success(_('office.rules.proposed'))
  }

  const whole = { valueAsNumber: true, required: true, min: 1 } as const
  return (
    <RuleForm fault={fault} busy={busy} mayChange={mayChange} onPropose={handleSubmit(propose)}>
      <FieldRow>
        <FromField earliest={tomorrow} field={register('effectiveFrom', { required: true })} />
        <MoneyField control={control} name="stakePerPoint" label={_('office-points.rule.stake')} />
        <Field label={_('office-points.rule.rate', { unit: formatMoney(parseAmount('1'), currency) })}>
          <TextInput type="number" min={1} {...register('pointsPerUnit', whole)} />
        </Field>
        <Field label={_('office-points.rule.lot')}>
          <TextInput type="number" min={1} {...register('lot', whole)} />
        </Field>
        <MoneyField control={control} name="convertDailyMax" label={_('office-points.rule.max')} />
      </FieldRow>
      <WeightFields
        legend={_('office-points.rule.weights')}
        weight={(gameType) => register(`weights.${gameType}`, { valueAsNumber: true })}
      />
    </RuleForm>
  )
}
