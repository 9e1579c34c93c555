import { useLingui } from '@lingui/react'
import { previewVipPlan, proposeVipPlan, type VipPlan } from '@sanuk/contracts/office-vip'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
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
import { useDoing } from '../../wire/use-doing.ts'
import { Foresight } from './foresight.tsx'
import { RankFields } from './rank-fields.tsx'
import styles from './vip.module.css'
import { FIRST, type Foreseen, VIP } from './vip.ts'

/** The ranks as they shall be. What they would come to can be asked before; a colleague decides. */
export function PlanForm({ plan, waits }: { readonly plan: VipPlan | null; readonly waits: boolean }) {
  const { _ } = useLingui()
  const mayChange = useMay()('content.change') && !waits
  const doing = useDoing(VIP)
  const [fault, setFault] = useState<string>()
  const [foreseen, setForeseen] = useState<{ ranks: readonly Foreseen[]; plan: VipPlan }>()
  const { control, register, handleSubmit, formState } = useForm<VipPlan>({ values: plan ?? FIRST })

  const trying = (work: (plan: VipPlan) => Promise<void>) => async (body: VipPlan) => {
    setFault(undefined)
    try {
      await work(body)
    } catch (error) {
      setFault(faultText(error, _))
    }
  }
  const propose = trying(async (body) => {
    await doing(() => call(proposeVipPlan, { body }))
    toast.success(_('office-vip.proposed'))
  })
  const foresee = trying(async (body) => {
    setForeseen({ ranks: (await call(previewVipPlan, { body })).ranks, plan: body })
  })

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(propose)}>
      <FormFault>{fault}</FormFault>
      <fieldset className={styles.fields} disabled={!mayChange}>
        <Controller
          control={control}
          name="open"
          render={({ field: { value, onChange } }) => (
            <Switch checked={value} onChange={onChange}>
              {_('office-vip.open')}
            </Switch>
          )}
        />
        <Field label={_('office-vip.play')} hint={_('office-vip.play.hint')} className={styles.narrow}>
          <TextInput type="number" min={0} max={10_000} {...register('rewardPlay', { valueAsNumber: true })} />
        </Field>
        <RankFields control={control} register={register} />
      </fieldset>
      <div className={styles.buttons}>
        <Button look="outline" icon={<Calculator />} busy={formState.isSubmitting} onClick={handleSubmit(foresee)}>
          {_('office-vip.foresee')}
        </Button>
        {mayChange && (
          <Button type="submit" busy={formState.isSubmitting}>
            {_('office-vip.propose')}
          </Button>
        )}
      </div>
      {foreseen && <Foresight {...foreseen} />}
    </form>
  )
}
