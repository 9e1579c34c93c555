import { useLingui } from '@lingui/react'
import { WEIGHT_WHOLE } from '@sanuk/contracts/agent-schemes'
import type { ProposedAgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import { Field } from '@sanuk/ui/field'
import { type Control, Controller, type UseFormRegister } from 'react-hook-form'
import { RateInput } from '../../components/rate-input.tsx'
import { WeightFields } from '../../components/rules/weight-fields.tsx'
import type { Faults } from '../../wire/use-sending.ts'
import styles from './rules-form.module.css'

type Props = {
  readonly control: Control<ProposedAgentMoneyRules>
  readonly register: UseFormRegister<ProposedAgentMoneyRules>
  readonly faults: Faults
}

/** How much of each category counts toward salaries, and what must be left with the brand; left empty, nothing must. */
export function SalaryWeightFields({ control, register, faults }: Props) {
  const { _ } = useLingui()
  return (
    <WeightFields
      legend={_('office-agent-money.weights')}
      hint={_('office-agent-money.weights.hint')}
      most={WEIGHT_WHOLE}
      weight={(gameType) => register(`weights.${gameType}`, { valueAsNumber: true })}
      faultOf={(gameType) => faults[`weights.${gameType}`]}
    >
      <div className={styles.choices}>
        <Controller
          control={control}
          name="leastMargin"
          render={({ field: { value, onChange } }) => (
            <Field
              label={_('office-agent-money.least_margin')}
              hint={_('office-agent-money.least_margin.hint')}
              error={faults.leastMargin}
            >
              <RateInput value={value ?? Number.NaN} onChange={onChange} onClear={() => onChange(null)} />
            </Field>
          )}
        />
      </div>
    </WeightFields>
  )
}
