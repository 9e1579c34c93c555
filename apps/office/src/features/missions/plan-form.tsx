import { useLingui } from '@lingui/react'
import { type ProposedMissionPlan, previewMissions, proposeMissions } from '@sanuk/contracts/office-missions'
import { Field, FieldRow } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { dayAfter } from '../../components/rules/day-after.ts'
import { FromField, SwitchField } from '../../components/rules/rule-fields.tsx'
import { RuleForm } from '../../components/rules/rule-form.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { Foresight } from './foresight.tsx'
import { BoardFields, LadderFields } from './ladder-fields.tsx'
import { MissionFields } from './mission-fields.tsx'
import { FIRST, type Foreseen, MISSIONS } from './missions.ts'

type Props = { readonly plan: ProposedMissionPlan | null; readonly today: string; readonly waits: boolean }

/** Another plan from a day on. What it would have come to can be asked before; a colleague decides. */
export function PlanForm({ plan, today, waits }: Props) {
  const { _ } = useLingui()
  const mayChange = useMay()('content.change') && !waits
  const { busy, fault, send } = useSending(MISSIONS)
  const [foreseen, setForeseen] = useState<Foreseen>()
  const earliest = plan ? dayAfter(today) : today
  const form = useForm<ProposedMissionPlan>({ defaultValues: { ...FIRST, ...plan, effectiveFrom: earliest } })
  const { control, register } = form
  const [isMissing, setMissing] = useState(false)

  async function propose(body: ProposedMissionPlan) {
    if (await send(() => call(proposeMissions, { body }))) toast.success(_('office.rules.proposed'))
  }
  const sending = (work: (body: ProposedMissionPlan) => unknown) =>
    form.handleSubmit(
      (body) => {
        setMissing(false)
        return work(body)
      },
      () => setMissing(true),
    )
  const foresee = ({ effectiveFrom: _from, ...body }: ProposedMissionPlan) =>
    send(async () => setForeseen(await call(previewMissions, { body })))

  return (
    <FormProvider {...form}>
      <RuleForm
        fault={isMissing ? _('office-missions.check_fields') : fault}
        busy={busy}
        mayChange={mayChange}
        onPropose={sending(propose)}
        foresee={{
          word: _('office-missions.foresee'),
          onAsk: sending(foresee),
          answer: foreseen && <Foresight foreseen={foreseen} />,
        }}
      >
        <SwitchField control={control} name="open" label={_('office-missions.open')} />
        <FieldRow>
          <FromField earliest={earliest} field={register('effectiveFrom', { required: true })} />
          <Field label={_('office-missions.claim_days')}>
            <TextInput type="number" min={1} max={90} {...register('claimDays', { valueAsNumber: true })} />
          </Field>
        </FieldRow>
        <MissionFields today={today} />
        <LadderFields />
        <BoardFields />
      </RuleForm>
    </FormProvider>
  )
}
