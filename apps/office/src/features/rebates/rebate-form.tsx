import { useLingui } from '@lingui/react'
import { type ProposedRebatePlan, previewRebates, proposeRebates } from '@sanuk/contracts/office-rebates'
import { Field, FieldRow } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { dayAfter } from '../../components/rules/day-after.ts'
import { FromField, MoneyField, SwitchField } from '../../components/rules/rule-fields.tsx'
import { RuleForm } from '../../components/rules/rule-form.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { Foresight } from './foresight.tsx'
import { FIRST, type Foreseen, REBATES } from './rebates.ts'
import { StepFields } from './step-fields.tsx'

type Props = { readonly plan: ProposedRebatePlan | null; readonly today: string; readonly waits: boolean }

/** Another plan from a day on. What it would have come to can be asked before; a colleague decides. */
export function RebateForm({ plan, today, waits }: Props) {
  const { _ } = useLingui()
  const mayChange = useMay()('content.change') && !waits
  const { busy, fault, send } = useSending(REBATES)
  const [foreseen, setForeseen] = useState<Foreseen>()
  const earliest = plan ? dayAfter(today) : today
  const { control, register, handleSubmit } = useForm<ProposedRebatePlan>({
    defaultValues: { ...FIRST, ...plan, effectiveFrom: earliest },
  })

  async function propose(body: ProposedRebatePlan) {
    if (await send(() => call(proposeRebates, { body }))) toast.success(_('office.rules.proposed'))
  }
  const foresee = ({ effectiveFrom: _from, ...body }: ProposedRebatePlan) =>
    send(async () => setForeseen(await call(previewRebates, { body })))

  return (
    <RuleForm
      fault={fault}
      busy={busy}
      mayChange={mayChange}
      onPropose={handleSubmit(propose)}
      foresee={{
        word: _('office-rebates.foresee'),
        onAsk: handleSubmit(foresee),
        answer: foreseen && <Foresight foreseen={foreseen} />,
      }}
    >
      <SwitchField control={control} name="open" label={_('office-rebates.open')} />
      <SwitchField control={control} name="automatic" label={_('office-rebates.automatic')} />
      <FieldRow>
        <FromField earliest={earliest} field={register('effectiveFrom', { required: true })} />
        <MoneyField control={control} name="least" label={_('office-rebates.least')} />
        <MoneyField control={control} name="dayMax" label={_('office-rebates.day_max')} />
        <Field label={_('office-rebates.claim_days')}>
          <TextInput type="number" min={3} max={90} {...register('claimDays', { valueAsNumber: true })} />
        </Field>
        <Field label={_('office-rebates.play')} hint={_('office-vip.play.hint')}>
          <TextInput type="number" min={0} max={10_000} suffix="%" {...register('play', { valueAsNumber: true })} />
        </Field>
      </FieldRow>
      <StepFields control={control} register={register} />
    </RuleForm>
  )
}
