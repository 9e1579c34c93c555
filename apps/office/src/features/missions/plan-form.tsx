import { useLingui } from '@lingui/react'
import { type ProposedMissionPlan, previewMissions, proposeMissions } from '@sanuk/contracts/office-missions'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { Switch } from '@sanuk/ui/switch'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { FormFault } from '../../components/form-fault.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { Foresight } from './foresight.tsx'
import { BoardFields, LadderFields } from './ladder-fields.tsx'
import { MissionFields } from './mission-fields.tsx'
import styles from './missions.module.css'
import { dayAfter, FIRST, type Foreseen, MISSIONS } from './missions.ts'

type Props = { readonly plan: ProposedMissionPlan | null; readonly today: string; readonly waits: boolean }

/** Another plan from a day on. What it would have come to can be asked before; a colleague decides. */
export function PlanForm({ plan, today, waits }: Props) {
  const { _ } = useLingui()
  const mayChange = useMay()('content.change') && !waits
  const doing = useDoing(MISSIONS)
  const [fault, setFault] = useState<string>()
  const [foreseen, setForeseen] = useState<Foreseen>()
  const earliest = plan ? dayAfter(today) : today
  const form = useForm<ProposedMissionPlan>({ defaultValues: { ...FIRST, ...plan, effectiveFrom: earliest } })
  const { control, register, handleSubmit, formState } = form

  const trying = (work: (body: ProposedMissionPlan) => Promise<void>) => async (body: ProposedMissionPlan) => {
    setFault(undefined)
    try {
      await work(body)
    } catch (error) {
      setFault(faultText(error, _))
    }
  }
  const propose = trying(async (body) => {
    await doing(() => call(proposeMissions, { body }))
    toast.success(_('office-missions.proposed'))
  })
  const foresee = trying(async ({ effectiveFrom: _from, ...body }) => {
    setForeseen(await call(previewMissions, { body }))
  })
  const missing = () => setFault(_('office-missions.check_fields'))

  return (
    <FormProvider {...form}>
      <form className={styles.page} noValidate onSubmit={handleSubmit(propose, missing)}>
        <FormFault>{fault}</FormFault>
        <fieldset className={styles.fields} disabled={!mayChange}>
          <Controller
            control={control}
            name="open"
            render={({ field: { value, onChange } }) => (
              <Switch checked={value} onChange={onChange}>
                {_('office-missions.open')}
              </Switch>
            )}
          />
          <div className={styles.columns}>
            <Field label={_('office-missions.from')} hint={_('office-missions.from.hint')}>
              <TextInput type="date" min={earliest} {...register('effectiveFrom', { required: true })} />
            </Field>
            <Field label={_('office-missions.claim_days')}>
              <TextInput type="number" min={1} max={90} {...register('claimDays', { valueAsNumber: true })} />
            </Field>
          </div>
          <MissionFields today={today} />
          <LadderFields />
          <BoardFields />
        </fieldset>
        <div className={styles.deeds}>
          <Button
            look="outline"
            icon={<Calculator />}
            busy={formState.isSubmitting}
            onClick={handleSubmit(foresee, missing)}
          >
            {_('office-missions.foresee')}
          </Button>
          {mayChange && (
            <Button type="submit" busy={formState.isSubmitting}>
              {_('office-missions.propose')}
            </Button>
          )}
        </div>
        {foreseen && <Foresight foreseen={foreseen} />}
      </form>
    </FormProvider>
  )
}
