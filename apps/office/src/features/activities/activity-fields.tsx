import { useLingui } from '@lingui/react'
import { ACTIVITY_KINDS, ACTIVITY_PERIODS, type ActivityKind } from '@sanuk/contracts/activities'
import type { ActivitySettings } from '@sanuk/contracts/office-activities'
import { RANKS_MAX } from '@sanuk/contracts/vip'
import { LANGUAGES } from '@sanuk/contracts/wire'
import { Field } from '@sanuk/ui/field'
import { Segmented } from '@sanuk/ui/segmented'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { instantIn, localIn } from '../../language/zoned-time.ts'
import { useBrand } from '../../wire/use-brand.ts'
import styles from './activities.module.css'
import { FIRST_RULES } from './activities.ts'
import { MoneyField, Toggle } from './activity-inputs.tsx'
import { PacketFields } from './packet-fields.tsx'
import { PromotionField } from './promotion-field.tsx'

type Form = UseFormReturn<ActivitySettings>
type Props = { readonly form: Form }

/** Everything that is decided about an activity. */
export function ActivityFields({ form }: Props) {
  const { _ } = useLingui()
  const { control, register, setValue } = form
  const kind = useWatch({ control, name: 'rule.kind' })
  const timeZone = useBrand()?.timeZone ?? 'Asia/Bangkok'
  const choose = (chosen: ActivityKind) => setValue('rule', FIRST_RULES[chosen])
  return (
    <>
      <Segmented<ActivityKind>
        label={_('office-activities.kind')}
        value={kind}
        onChange={choose}
        options={ACTIVITY_KINDS.map((value) => ({ value, label: _(`office-activities.kind.${value}`) }))}
      />
      <div className={styles.columns}>
        {LANGUAGES.map((language) => (
          <Field key={language} label={_(`office-vip.name.${language}`)}>
            <TextInput maxLength={80} {...register(`names.${language}`)} />
          </Field>
        ))}
        <Controller
          control={control}
          name="promotion"
          render={({ field: { value, onChange } }) => <PromotionField value={value} onChange={onChange} />}
        />
      </div>
      {kind === 'deposit_bonus' && <BonusFields form={form} />}
      {kind === 'application' && <ApplicationFields form={form} />}
      {kind === 'red_packet' && <PacketFields form={form} />}
      <div className={styles.columns}>
        <Controller
          control={control}
          name="period"
          render={({ field: { value, onChange } }) => (
            <Select
              label={_('office-activities.period')}
              value={value}
              onChange={onChange}
              options={ACTIVITY_PERIODS.map((name) => ({ value: name, label: _(`office-activities.period.${name}`) }))}
            />
          )}
        />
        <Field label={_('office-activities.play')} hint={_('office-vip.play.hint')}>
          <TextInput type="number" min={0} max={5000} suffix="%" {...register('play', { valueAsNumber: true })} />
        </Field>
        <Field label={_('office-activities.level')}>
          <TextInput type="number" min={0} max={RANKS_MAX} {...register('leastLevel', { valueAsNumber: true })} />
        </Field>
        <MoneyField form={form} name="budget" label={_('office-activities.budget')} />
        {(['from', 'until'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { value, onChange } }) => (
              <Field label={_(`office-content.${name}`)} hint={_(`office-content.${name}.hint`, { zone: timeZone })}>
                <TextInput
                  type="datetime-local"
                  value={value ? localIn(timeZone, value) : ''}
                  onChange={({ target }) => onChange(target.value ? instantIn(timeZone, target.value) : null)}
                />
              </Field>
            )}
          />
        ))}
      </div>
      <Toggle form={form} name="open" label={_('office-activities.open')} />
    </>
  )
}

function BonusFields({ form }: Props) {
  const { _ } = useLingui()
  return (
    <>
      <div className={styles.columns}>
        <Field label={_('office-activities.percent')}>
          <TextInput
            type="number"
            min={1}
            max={300}
            suffix="%"
            {...form.register('rule.percent', { valueAsNumber: true })}
          />
        </Field>
        <MoneyField form={form} name="rule.most" label={_('office-activities.most')} />
        <MoneyField form={form} name="rule.leastDeposit" label={_('office-activities.least')} />
        <Controller
          control={form.control}
          name="rule.base"
          render={({ field: { value, onChange } }) => (
            <Select
              label={_('office-activities.base')}
              value={value}
              onChange={onChange}
              options={(['both', 'bonus'] as const).map((name) => ({
                ...{ value: name, label: _(`office-activities.base.${name}`) },
              }))}
            />
          )}
        />
      </div>
      <Toggle form={form} name="rule.firstOnly" label={_('office-activities.first')} />
    </>
  )
}

function ApplicationFields({ form }: Props) {
  const { _ } = useLingui()
  return (
    <>
      <div className={styles.columns}>
        <MoneyField form={form} name="rule.most" label={_('office-activities.most')} />
        <MoneyField form={form} name="rule.alone" label={_('office-activities.alone')} />
      </div>
      <Toggle form={form} name="rule.pictures" label={_('office-activities.pictures')} />
    </>
  )
}
