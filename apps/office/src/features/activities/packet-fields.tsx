import { useLingui } from '@lingui/react'
import { DEPOSITED_DAYS_MAX, PACKETS_MAX } from '@sanuk/contracts/activities'
import type { ActivitySettings } from '@sanuk/contracts/office-activities'
import { currency as currencyOf } from '@sanuk/money/currency'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Switch } from '@sanuk/ui/switch'
import { TextInput } from '@sanuk/ui/text-input'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useBrand } from '../../wire/use-brand.ts'
import styles from './activities.module.css'
import { MoneyField } from './activity-inputs.tsx'

type Props = { readonly form: UseFormReturn<ActivitySettings> }

/** How the budget falls into packets, for whom, and at which hours. */
export function PacketFields({ form }: Props) {
  const { _ } = useLingui()
  return (
    <>
      <div className={styles.columns}>
        <Field label={_('office-activities.packets')}>
          <TextInput
            type="number"
            min={1}
            max={PACKETS_MAX}
            {...form.register('rule.packets', { valueAsNumber: true })}
          />
        </Field>
        <MoneyField form={form} name="rule.least" label={_('office-activities.packets.least')} />
        <MoneyField form={form} name="rule.most" label={_('office-activities.packets.most')} />
      </div>
      <Deposited form={form} />
      <Hours form={form} />
    </>
  )
}

/** What is switched off leaves nothing behind: the whole of it is one value. */
function Deposited({ form }: Props) {
  const { _ } = useLingui()
  const currency = useBrand()?.currency ?? currencyOf('THB')
  return (
    <Controller
      control={form.control}
      name="rule.deposited"
      render={({ field: { value, onChange } }) => (
        <>
          <Switch
            checked={value != null}
            onChange={({ target }) => onChange(target.checked ? { least: '100', days: 7 } : null)}
          >
            {_('office-activities.deposited')}
          </Switch>
          {value && (
            <div className={styles.columns}>
              <Field label={_('office-activities.deposited.least')}>
                <MoneyInput
                  currency={currency}
                  value={value.least}
                  onChange={(least) => onChange({ ...value, least })}
                />
              </Field>
              <Field label={_('office-activities.deposited.days')}>
                <WholeNumber
                  bounds={[1, DEPOSITED_DAYS_MAX]}
                  value={value.days}
                  onChange={(days) => onChange({ ...value, days })}
                />
              </Field>
            </div>
          )}
        </>
      )}
    />
  )
}

function Hours({ form }: Props) {
  const { _ } = useLingui()
  const zone = useBrand()?.timeZone ?? 'Asia/Bangkok'
  return (
    <Controller
      control={form.control}
      name="rule.hours"
      render={({ field: { value, onChange } }) => (
        <>
          <Switch
            checked={value != null}
            onChange={({ target }) => onChange(target.checked ? { from: 20, until: 24 } : null)}
          >
            {_('office-activities.hours')}
          </Switch>
          {value && (
            <div className={styles.columns}>
              {(['from', 'until'] as const).map((name) => (
                <Field
                  key={name}
                  label={_(`office-activities.hours.${name}`)}
                  hint={_('office-activities.hours.hint', { zone })}
                >
                  <WholeNumber
                    bounds={[0, 24]}
                    value={value[name]}
                    onChange={(hour) => onChange({ ...value, [name]: hour })}
                  />
                </Field>
              ))}
            </div>
          )}
        </>
      )}
    />
  )
}

type WholeNumberProps = {
  readonly bounds: readonly [least: number, most: number]
  readonly value: number
  readonly onChange: (value: number) => void
}

/** While nothing stands in it there is no number. */
function WholeNumber({ bounds: [least, most], value, onChange }: WholeNumberProps) {
  return (
    <TextInput
      type="number"
      min={least}
      max={most}
      value={Number.isNaN(value) ? '' : value}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  )
}
