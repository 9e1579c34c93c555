import type { ActivitySettings } from '@sanuk/contracts/office-activities'
import { currency as currencyOf } from '@sanuk/money/currency'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Switch } from '@sanuk/ui/switch'
import { Controller, type FieldPath, type UseFormReturn } from 'react-hook-form'
import { useBrand } from '../../wire/use-brand.ts'

type Named<Name extends FieldPath<ActivitySettings>> = { readonly form: UseFormReturn<ActivitySettings> } & {
  readonly name: Name
  readonly label: string
}

type MoneyName = 'budget' | 'rule.most' | 'rule.least' | 'rule.leastDeposit' | 'rule.alone'

/** An amount in the brand's money. */
export function MoneyField({ form, name, label }: Named<MoneyName>) {
  const currency = useBrand()?.currency ?? currencyOf('THB')
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <Field label={label}>
          <MoneyInput currency={currency} value={value ?? ''} onChange={onChange} />
        </Field>
      )}
    />
  )
}

/** Yes or no. */
export function Toggle({ form, name, label }: Named<'open' | 'rule.firstOnly' | 'rule.pictures'>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <Switch checked={value === true} onChange={onChange}>
          {label}
        </Switch>
      )}
    />
  )
}
