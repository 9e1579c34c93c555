import { useLingui } from '@lingui/react'
import { CARRY_WAYS, DIVIDEND_RATE_MAX, DIVIDEND_SCHEMES, DIVIDEND_WAYS } from '@sanuk/contracts/agent-schemes'
import type { ProposedAgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { type Control, Controller } from 'react-hook-form'
import { writeRate } from '../../components/plan-facts.tsx'
import type { Faults } from '../../wire/use-sending.ts'
import styles from './rules-form.module.css'
import { SchemeFields } from './scheme-fields.tsx'

type Props = { readonly control: Control<ProposedAgentMoneyRules>; readonly faults: Faults }

/** The highest rates of dividends, how a tier's loss counts, and what becomes of what members win. */
export function DividendFields({ control, faults }: Props) {
  const { _ } = useLingui()
  return (
    <SchemeFields
      control={control}
      faults={faults}
      schemes={DIVIDEND_SCHEMES}
      legend={_('office-agent-money.most.dividends')}
      hint={_('office-agent-money.most.dividends.hint', { most: writeRate(DIVIDEND_RATE_MAX) })}
    >
      <div className={styles.choices}>
        <Controller
          control={control}
          name="dividendWay"
          render={({ field: { value, onChange } }) => (
            <Field
              label={_('office-agent-money.dividend_way')}
              hint={_(`office-agent-money.dividend_way.${value}.hint`)}
              error={faults.dividendWay}
            >
              <Select
                value={value}
                onChange={onChange}
                options={DIVIDEND_WAYS.map((way) => ({
                  value: way,
                  label: _(`office-agent-money.dividend_way.${way}`),
                }))}
              />
            </Field>
          )}
        />
        <Controller
          control={control}
          name="carry"
          render={({ field: { value, onChange } }) => (
            <Field
              label={_('office-agent-money.carry')}
              hint={_(`office-agent-money.carry.${value}.hint`)}
              error={faults.carry}
            >
              <Select
                value={value}
                onChange={onChange}
                options={CARRY_WAYS.map((way) => ({ value: way, label: _(`office-agent-money.carry.${way}`) }))}
              />
            </Field>
          )}
        />
      </div>
    </SchemeFields>
  )
}
