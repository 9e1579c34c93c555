import { useLingui } from '@lingui/react'
import { currency as currencyOf } from '@sanuk/money/currency'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Switch } from '@sanuk/ui/switch'
import { TextInput } from '@sanuk/ui/text-input'
import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  type UseFormRegisterReturn,
  useController,
} from 'react-hook-form'
import { useBrand } from '../../wire/use-brand.ts'

type Props<Rules extends FieldValues, Kind> = {
  readonly control: Control<Rules>
  readonly name: FieldPathByValue<Rules, Kind>
  readonly label: string
}

/** A sum of the brand's money, a decimal string. */
export function MoneyField<Rules extends FieldValues>({ control, name, label }: Props<Rules, string>) {
  const currency = useBrand()?.currency ?? currencyOf('THB')
  const { value, onChange } = useController({ control, name }).field
  return (
    <Field label={label}>
      <MoneyInput currency={currency} value={typeof value === 'string' ? value : ''} onChange={onChange} />
    </Field>
  )
}

/** Something that is so or not. */
export function SwitchField<Rules extends FieldValues>({ control, name, label }: Props<Rules, boolean>) {
  const { value, onChange } = useController({ control, name }).field
  return (
    <Switch checked={value === true} onChange={onChange}>
      {label}
    </Switch>
  )
}

/** The first day of the rules, `yyyy-MM-dd`. */
export function FromField({ earliest, field }: { readonly earliest: string; readonly field: UseFormRegisterReturn }) {
  const { _ } = useLingui()
  return (
    <Field label={_('office.rules.from')} hint={_('office.rules.from.hint')}>
      <TextInput type="date" min={earliest} {...field} />
    </Field>
  )
}
