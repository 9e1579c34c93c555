import { useLingui } from '@lingui/react'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import type { ProposedAgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import { Field, FieldRow } from '@sanuk/ui/field'
import { type ReactNode, useId } from 'react'
import { type Control, Controller } from 'react-hook-form'
import { RateInput } from '../../components/rate-input.tsx'
import styles from '../../components/rules/rules.module.css'
import type { Faults } from '../../wire/use-sending.ts'

type Props = {
  readonly control: Control<ProposedAgentMoneyRules>
  readonly faults: Faults
  readonly schemes: readonly AgentScheme[]
  readonly legend: string
  readonly hint: string
  /** Below the rates. */
  readonly children?: ReactNode
}

/** The highest rate of each scheme, in per cent; 0 where the brand does not offer it. */
export function SchemeFields({ control, faults, schemes, legend, hint, children }: Props) {
  const { _ } = useLingui()
  const hintId = useId()
  return (
    <fieldset className={styles.step} aria-describedby={hintId}>
      <legend className={styles.legend}>{legend}</legend>
      <p id={hintId} className={styles.note}>
        {hint}
      </p>
      <FieldRow>
        {schemes.map((scheme) => (
          <Controller
            key={scheme}
            control={control}
            name={`most.${scheme}`}
            render={({ field: { value, onChange } }) => (
              <Field label={_(`office-agent-money.scheme.${scheme}`)} error={faults[`most.${scheme}`]}>
                <RateInput value={value} onChange={onChange} />
              </Field>
            )}
          />
        ))}
      </FieldRow>
      {children}
    </fieldset>
  )
}
