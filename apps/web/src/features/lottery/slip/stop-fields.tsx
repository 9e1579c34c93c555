import { useLingui } from '@lingui/react'
import { Chips } from '@sanuk/ui/chips'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { useCurrency } from '../../../brand/use-currency.ts'
import styles from './slip.module.css'
import type { StopChoice } from './stop-choice.ts'

type StopFieldsProps = { readonly stop: StopChoice; readonly onStop: (stop: StopChoice) => void }

/** When repeated bets end before the last issue. */
export function StopFields({ stop, onStop }: StopFieldsProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  return (
    <>
      <Chips
        size="small"
        label={_('lottery.stop')}
        options={(['never', 'win', 'profit'] as const).map((kind) => ({
          value: kind,
          label: _(`lottery.stop.${kind}`),
        }))}
        value={stop.kind}
        onPick={(kind) => onStop({ ...stop, kind })}
      />
      {stop.kind === 'profit' && (
        <Field label={_('lottery.stop.amount')}>
          <MoneyInput
            currency={currency}
            value={stop.profit}
            onChange={(profit) => onStop({ ...stop, profit })}
            placeholder="0.00"
          />
        </Field>
      )}
      {stop.kind !== 'never' && <p className={styles.note}>{_('lottery.stop.note')}</p>}
    </>
  )
}
