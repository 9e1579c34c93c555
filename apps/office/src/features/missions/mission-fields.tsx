import { useLingui } from '@lingui/react'
import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import { MISSION_PERIODS, MISSION_TYPES } from '@sanuk/contracts/missions'
import { MISSIONS_MAX, type ProposedMissionPlan } from '@sanuk/contracts/office-missions'
import { Button } from '@sanuk/ui/button'
import { Field, FieldRow } from '@sanuk/ui/field'
import { IconButton } from '@sanuk/ui/icon-button'
import { Select } from '@sanuk/ui/select'
import { Switch } from '@sanuk/ui/switch'
import { TextInput } from '@sanuk/ui/text-input'
import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import styles from '../../components/rules/rules.module.css'
import { FigureInput } from './figure-input.tsx'
import { newMission } from './missions.ts'
import { RewardFields } from './reward-fields.tsx'

/** The missions of a plan, in the order in which they are shown. */
export function MissionFields({ today }: { readonly today: string }) {
  const { _ } = useLingui()
  const { control } = useFormContext<ProposedMissionPlan>()
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'missions', keyName: 'key' })
  return (
    <>
      {fields.map(({ key, names }, index) => {
        const name = names.th || _('office-missions.mission', { number: index + 1 })
        return (
          <fieldset key={key} className={styles.step}>
            <legend className={styles.legend}>{_('office-missions.mission', { number: index + 1 })}</legend>
            <OneMission index={index} />
            <div className={styles.deeds}>
              {index > 0 && (
                <IconButton label={_('office-missions.mission.up', { name })} onClick={() => swap(index, index - 1)}>
                  <ArrowUp />
                </IconButton>
              )}
              <IconButton label={_('office-missions.mission.remove', { name })} onClick={() => remove(index)}>
                <Trash2 />
              </IconButton>
            </div>
          </fieldset>
        )
      })}
      {fields.length < MISSIONS_MAX && (
        <Button
          look="outline"
          size="small"
          icon={<Plus />}
          className={styles.add}
          onClick={() => append(newMission(today))}
        >
          {_('office-missions.mission.add')}
        </Button>
      )}
    </>
  )
}

const ANY = 'ANY'

/** What was left empty is nothing. */
const orNothing = { setValueAs: (value: string | null) => value || null }

function OneMission({ index }: { readonly index: number }) {
  const { _ } = useLingui()
  const { control, register, formState } = useFormContext<ProposedMissionPlan>()
  const faults = formState.errors.missions?.[index]
  const [type, rewardKind] = useWatch({ control, name: [`missions.${index}.type`, `missions.${index}.reward.kind`] })
  const need = (fault: unknown) => (fault ? _('office-missions.required') : undefined)
  const at = `missions.${index}` as const
  const types = MISSION_TYPES.map((value) => ({ value, label: _(`office-missions.type.${value}`) }))
  const periods = MISSION_PERIODS.map((value) => ({ value, label: _(`office-missions.period.${value}`) }))
  const kinds = [
    { value: ANY, label: _('office-missions.all_games') },
    ...GAME_TYPES.map((value) => ({ value, label: _(`office.category.${value}`) })),
  ]
  return (
    <FieldRow>
      <Field label={_('office-missions.name.th')} error={need(faults?.names?.th)}>
        <TextInput maxLength={255} {...register(`${at}.names.th`, { required: true })} />
      </Field>
      <Field label={_('office-missions.name.en')} error={need(faults?.names?.en)}>
        <TextInput maxLength={255} {...register(`${at}.names.en`, { required: true })} />
      </Field>
      <Field label={_('office-missions.type')}>
        <Controller
          control={control}
          name={`${at}.type`}
          render={({ field: { value, onChange } }) => <Select value={value} onChange={onChange} options={types} />}
        />
      </Field>
      <Field label={_('office-missions.target')} error={need(faults?.target)}>
        <FigureInput name={`${at}.target`} of={type} required />
      </Field>
      <Field label={_('office-missions.period')}>
        <Controller
          control={control}
          name={`${at}.period`}
          render={({ field: { value, onChange } }) => <Select value={value} onChange={onChange} options={periods} />}
        />
      </Field>
      <RewardFields name={`${at}.reward`} label={_('office-missions.reward')} />
      <Field label={_('office-missions.budget')} hint={_('office-missions.budget.hint')}>
        <FigureInput name={`${at}.budget`} of={rewardKind} />
      </Field>
      <Field label={_('office-missions.game_type')}>
        <Controller
          control={control}
          name={`${at}.scope.gameType`}
          render={({ field: { value, onChange } }) => (
            <Select
              value={value ?? ANY}
              onChange={(chosen) => onChange(chosen === ANY ? null : chosen)}
              options={kinds}
            />
          )}
        />
      </Field>
      <Field label={_('office-missions.vendor')}>
        <TextInput {...register(`${at}.scope.vendor`, orNothing)} />
      </Field>
      <Field label={_('office-missions.game')}>
        <TextInput {...register(`${at}.scope.game`, orNothing)} />
      </Field>
      <Field label={_('office-missions.starts')} error={need(faults?.from)}>
        <TextInput type="date" {...register(`${at}.from`, { required: true })} />
      </Field>
      <Field label={_('office-missions.until')}>
        <TextInput type="date" {...register(`${at}.until`, orNothing)} />
      </Field>
      <Controller
        control={control}
        name={`${at}.open`}
        render={({ field: { value, onChange } }) => (
          <Switch checked={value} onChange={onChange}>
            {_('office-missions.mission.open')}
          </Switch>
        )}
      />
    </FieldRow>
  )
}
