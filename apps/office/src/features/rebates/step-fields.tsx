import { useLingui } from '@lingui/react'
import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import type { ProposedRebatePlan } from '@sanuk/contracts/office-rebates'
import { RANKS_MAX } from '@sanuk/contracts/vip'
import { Button } from '@sanuk/ui/button'
import { Field, FieldRow } from '@sanuk/ui/field'
import { IconButton } from '@sanuk/ui/icon-button'
import { TextInput } from '@sanuk/ui/text-input'
import { Plus, Trash2 } from 'lucide-react'
import { type Control, Controller, type UseFormRegister, useFieldArray } from 'react-hook-form'
import { RateInput } from '../../components/rate-input.tsx'
import styles from '../../components/rules/rules.module.css'

type StepFieldsProps = {
  readonly control: Control<ProposedRebatePlan>
  readonly register: UseFormRegister<ProposedRebatePlan>
}

/** Rates of everybody, and from higher ranks on. */
export function StepFields({ control, register }: StepFieldsProps) {
  const { _ } = useLingui()
  const { fields, append, remove } = useFieldArray({ control, name: 'steps' })
  const last = fields.at(-1)
  return (
    <>
      {fields.map(({ id, fromLevel }, index) => (
        <fieldset key={id} className={styles.step}>
          <legend className={styles.legend}>
            {index === 0 ? _('office-rebates.everybody') : _('office-rebates.step.from')}
          </legend>
          <FieldRow short>
            {index > 0 && (
              <Field label={_('office-rebates.level')}>
                <TextInput
                  type="number"
                  min={1}
                  max={RANKS_MAX}
                  {...register(`steps.${index}.fromLevel`, { valueAsNumber: true })}
                />
              </Field>
            )}
            {GAME_TYPES.map((gameType) => (
              <Controller
                key={gameType}
                control={control}
                name={`steps.${index}.rates.${gameType}`}
                render={({ field: { value, onChange } }) => (
                  <Field label={_(`office.category.${gameType}`)}>
                    <RateInput value={value ?? 0} onChange={onChange} />
                  </Field>
                )}
              />
            ))}
            {index > 0 && (
              <IconButton
                className={styles.remove}
                label={_('office-rebates.step.remove', { level: fromLevel })}
                onClick={() => remove(index)}
              >
                <Trash2 />
              </IconButton>
            )}
          </FieldRow>
        </fieldset>
      ))}
      {last && fields.length <= RANKS_MAX && (
        <Button
          look="outline"
          size="small"
          icon={<Plus />}
          className={styles.add}
          onClick={() => append({ fromLevel: Math.min(last.fromLevel + 1, RANKS_MAX), rates: last.rates })}
        >
          {_('office-rebates.step.add')}
        </Button>
      )}
    </>
  )
}
