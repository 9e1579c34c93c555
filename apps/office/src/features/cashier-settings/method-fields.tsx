import { useLingui } from '@lingui/react'
import { FEE_BEARERS } from '@sanuk/contracts/cashier'
import { currency as currencyOf } from '@sanuk/money/currency'
import { digitsOf } from '@sanuk/money/digits'
import { DecimalInput } from '@sanuk/ui/decimal-input'
import { Field, FieldGroup } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Segmented } from '@sanuk/ui/segmented'
import { Switch } from '@sanuk/ui/switch'
import { TextInput } from '@sanuk/ui/text-input'
import { useBrand } from '../../wire/use-brand.ts'
import type { Faults } from '../../wire/use-sending.ts'
import styles from './cashier-settings.module.css'
import type { PartProps } from './method-names.tsx'

/** What is wrong with a list, or with one of what stands in it. */
const faultAt = (faults: Faults, list: string): string | undefined =>
  Object.entries(faults).find(([field]) => field === list || field.startsWith(`${list}.`))?.[1]

/** How much at once, how much a day, and what members may press instead of typing. */
export function SumFields({ draft, put, faults }: PartProps) {
  const { _ } = useLingui()
  const currency = useBrand()?.currency ?? currencyOf('THB')
  return (
    <>
      <div className={styles.pair}>
        {(['minimum', 'maximum'] as const).map((name) => (
          <Field key={name} label={_(`office-cashier.${name}`)} error={faults[name]}>
            <MoneyInput currency={currency} value={draft[name]} onChange={(value) => put({ [name]: value })} />
          </Field>
        ))}
        <Field
          label={_('office-cashier.sum_per_day')}
          hint={_('office-cashier.sum_per_day.hint')}
          error={faults.sumPerDay}
        >
          <MoneyInput currency={currency} value={draft.sumPerDay ?? ''} onChange={(sumPerDay) => put({ sumPerDay })} />
        </Field>
        <Field label={_('office-cashier.minutes')} error={faults.minutes}>
          <TextInput
            inputMode="numeric"
            value={String(draft.minutes)}
            onChange={(event) => put({ minutes: Number(digitsOf(event.target.value)) })}
          />
        </Field>
      </div>
      <Field
        label={_('office-cashier.quick')}
        hint={_('office-cashier.quick.hint')}
        error={faultAt(faults, 'quickAmounts')}
      >
        <TextInput inputMode="decimal" value={draft.quick} onChange={(event) => put({ quick: event.target.value })} />
      </Field>
    </>
  )
}

/** What it costs, and whom. */
export function FeeFields({ draft: { fee }, put, faults }: PartProps) {
  const { _ } = useLingui()
  const currency = useBrand()?.currency ?? currencyOf('THB')
  return (
    <>
      <div className={styles.pair}>
        <Field label={_('office-cashier.fee.fixed')} error={faults['fee.fixed']}>
          <MoneyInput
            currency={currency}
            value={fee.fixed}
            onChange={(fixed) => put({ fee: { ...fee, fixed: fixed || '0' } })}
          />
        </Field>
        <Field label={_('office-cashier.fee.percent')} error={faults['fee.percent']}>
          <DecimalInput
            suffix="%"
            decimals={2}
            value={fee.percent}
            onChange={(percent) => put({ fee: { ...fee, percent } })}
          />
        </Field>
      </div>
      <FieldGroup label={_('office-cashier.fee.by')}>
        <Segmented
          label={_('office-cashier.fee.by')}
          options={FEE_BEARERS.map((value) => ({ value, label: _(`office-cashier.fee.by.${value}`) }))}
          value={fee.by}
          onChange={(by) => put({ fee: { ...fee, by } })}
        />
      </FieldGroup>
    </>
  )
}

/** When it is open, of the brand's day. */
export function HoursFields({ draft: { hours }, put, faults }: PartProps) {
  const { _ } = useLingui()
  return (
    <>
      <Switch
        checked={hours === null}
        onChange={(event) => put({ hours: event.target.checked ? null : { opens: '09:00', closes: '22:00' } })}
      >
        {_('office-cashier.hours.always')}
      </Switch>
      {hours && (
        <div className={styles.pair}>
          {(['opens', 'closes'] as const).map((name) => (
            <Field
              key={name}
              label={_(`office-cashier.hours.${name}`)}
              error={name === 'closes' ? faults.hours : undefined}
            >
              <TextInput
                type="time"
                value={hours[name]}
                onChange={(event) => put({ hours: { ...hours, [name]: event.target.value } })}
              />
            </Field>
          ))}
        </div>
      )}
    </>
  )
}
