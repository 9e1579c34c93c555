import { useLingui } from '@lingui/react'
import { type ProposedTurnoverRules, proposeTurnover, type TurnoverRules } from '@sanuk/contracts/office-turnover'
import { Field, FieldRow } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { useForm } from 'react-hook-form'
import { dayAfter } from '../../components/rules/day-after.ts'
import { FromField } from '../../components/rules/rule-fields.tsx'
import { RuleForm } from '../../components/rules/rule-form.tsx'
import { WeightFields } from '../../components/rules/weight-fields.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { TURNOVER } from './rebates.ts'

type Props = { readonly rules: TurnoverRules; readonly earliest: string; readonly waits: boolean }

/** Other rules of what money must be played, from a day on. A colleague decides. */
export function TurnoverForm({ rules, earliest, waits }: Props) {
  const { _ } = useLingui()
  const mayChange = useMay()('content.change') && !waits
  const { busy, fault, send } = useSending(TURNOVER)
  const { register, handleSubmit } = useForm<ProposedTurnoverRules>({
    defaultValues: { ...rules, effectiveFrom: dayAfter(earliest) },
  })

  async function propose(body: ProposedTurnoverRules) {
    if (await send(() => call(proposeTurnover, { body }))) toast.success(_('office.rules.proposed'))
  }

  const percent = { type: 'number', min: 0, max: 1000, suffix: '%' } as const
  return (
    <RuleForm fault={fault} busy={busy} mayChange={mayChange} onPropose={handleSubmit(propose)}>
      <FieldRow>
        <FromField earliest={earliest} field={register('effectiveFrom', { required: true })} />
        <Field label={_('office-rebates.deposit')}>
          <TextInput {...percent} {...register('depositPercent', { valueAsNumber: true })} />
        </Field>
      </FieldRow>
      <WeightFields
        legend={_('office-rebates.weights')}
        weight={(gameType) => register(`weights.${gameType}`, { setValueAs: (value) => Number(value) || 0 })}
      />
    </RuleForm>
  )
}
