import { useLingui } from '@lingui/react'
import type { ProposedMissionPlan } from '@sanuk/contracts/office-missions'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { FigureInput } from './figure-input.tsx'

type RewardName = `missions.${number}.reward` | `checkIn.rungs.${number}` | `board.prizes.${number}`

/** A reward: points, or money with how often it is to be played. */
export function RewardFields({ name, label }: { readonly name: RewardName; readonly label: string }) {
  const { _ } = useLingui()
  const { control, register } = useFormContext<ProposedMissionPlan>()
  const kind = useWatch({ control, name: `${name}.kind` })
  const field = (part: string) => `${label} · ${part}`
  const kinds = (['points', 'cash'] as const).map((value) => ({ value, label: _(`office-missions.kind.${value}`) }))
  return (
    <>
      <Field label={field(_('office-missions.kind'))}>
        <Controller
          control={control}
          name={`${name}.kind`}
          render={({ field: { value, onChange } }) => <Select value={value} onChange={onChange} options={kinds} />}
        />
      </Field>
      <Field label={field(_('office-missions.reward'))}>
        <FigureInput name={`${name}.amount`} of={kind} required />
      </Field>
      <Field label={field(_('office-missions.play'))}>
        <TextInput
          type="number"
          min={0}
          max={10_000}
          suffix="%"
          {...register(`${name}.play`, { valueAsNumber: true })}
        />
      </Field>
    </>
  )
}
