import { useLingui } from '@lingui/react'
import { previewVipPlan, proposeVipPlan, type VipPlan } from '@sanuk/contracts/office-vip'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { SwitchField } from '../../components/rules/rule-fields.tsx'
import { RuleForm } from '../../components/rules/rule-form.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { Foresight } from './foresight.tsx'
import { RankFields } from './rank-fields.tsx'
import styles from './vip.module.css'
import { FIRST, type Foreseen, VIP } from './vip.ts'

/** The ranks as they shall be. What they would come to can be asked before; a colleague decides. */
export function PlanForm({ plan, waits }: { readonly plan: VipPlan | null; readonly waits: boolean }) {
  const { _ } = useLingui()
  const mayChange = useMay()('content.change') && !waits
  const { busy, fault, send } = useSending(VIP)
  const [foreseen, setForeseen] = useState<{ ranks: readonly Foreseen[]; plan: VipPlan }>()
  const { control, register, handleSubmit } = useForm<VipPlan>({ values: plan ?? FIRST })

  async function propose(body: VipPlan) {
    if (await send(() => call(proposeVipPlan, { body }))) toast.success(_('office-vip.proposed'))
  }
  const foresee = (body: VipPlan) =>
    send(async () => setForeseen({ ranks: (await call(previewVipPlan, { body })).ranks, plan: body }))

  return (
    <RuleForm
      fault={fault}
      busy={busy}
      mayChange={mayChange}
      onPropose={handleSubmit(propose)}
      foresee={{
        word: _('office-vip.foresee'),
        onAsk: handleSubmit(foresee),
        answer: foreseen && <Foresight {...foreseen} />,
      }}
    >
      <SwitchField control={control} name="open" label={_('office-vip.open')} />
      <Field label={_('office-vip.play')} hint={_('office-vip.play.hint')} className={styles.narrow}>
        <TextInput type="number" min={0} max={10_000} {...register('rewardPlay', { valueAsNumber: true })} />
      </Field>
      <RankFields control={control} register={register} />
    </RuleForm>
  )
}
