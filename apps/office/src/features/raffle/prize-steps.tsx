import { useLingui } from '@lingui/react'
import type { RafflePlan } from '@sanuk/contracts/office-raffle'
import { PLACES_MAX } from '@sanuk/contracts/raffle'
import type { Currency } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { IconButton } from '@sanuk/ui/icon-button'
import { MoneyInput } from '@sanuk/ui/money-input'
import { TextInput } from '@sanuk/ui/text-input'
import { Plus, Trash2 } from 'lucide-react'
import { type Control, Controller, type UseFormRegister, useFieldArray } from 'react-hook-form'
import styles from './raffle.module.css'

type PrizeStepsProps = {
  readonly control: Control<RafflePlan>
  readonly register: UseFormRegister<RafflePlan>
  readonly currency: Currency
}

const STEPS_MAX = 20

/** Prizes from the first place on: an amount, and how many places have it. */
export function PrizeSteps({ control, register, currency }: PrizeStepsProps) {
  const { _ } = useLingui()
  const { fields, append, remove } = useFieldArray({ control, name: 'prizes' })
  return (
    <fieldset className={styles.steps}>
      <legend>{_('office-raffle.prizes')}</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.step}>
          <Controller
            control={control}
            name={`prizes.${index}.amount`}
            render={({ field: { value, onChange } }) => (
              <Field label={_('office-raffle.amount')}>
                <MoneyInput currency={currency} value={value} onChange={onChange} />
              </Field>
            )}
          />
          <Field label={_('office-raffle.count')}>
            <TextInput
              type="number"
              min={1}
              max={PLACES_MAX}
              {...register(`prizes.${index}.count`, { valueAsNumber: true })}
            />
          </Field>
          <IconButton label={_('office-raffle.remove')} disabled={fields.length === 1} onClick={() => remove(index)}>
            <Trash2 />
          </IconButton>
        </div>
      ))}
      {fields.length < STEPS_MAX && (
        <Button look="outline" size="small" icon={<Plus />} onClick={() => append({ amount: '', count: 1 })}>
          {_('office-raffle.add')}
        </Button>
      )}
    </fieldset>
  )
}
