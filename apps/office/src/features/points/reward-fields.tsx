import { useLingui } from '@lingui/react'
import { type RewardSettings, STOCK_MAX } from '@sanuk/contracts/office-points'
import { QUANTITY_MAX, REWARD_ART, REWARD_CATEGORIES } from '@sanuk/contracts/points'
import { currency as currencyOf } from '@sanuk/money/currency'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Segmented } from '@sanuk/ui/segmented'
import { Select } from '@sanuk/ui/select'
import { Switch } from '@sanuk/ui/switch'
import { TextArea } from '@sanuk/ui/text-area'
import { TextInput } from '@sanuk/ui/text-input'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useBrand } from '../../wire/use-brand.ts'
import styles from './points.module.css'
import type { Reward } from './points.ts'
import { RewardPictureField } from './reward-picture-field.tsx'

type Form = UseFormReturn<RewardSettings>

/** Nothing typed is no limit. */
const orNone = (text: string): number | null => (text === '' ? null : Number(text))

/** Everything that is decided about a reward. */
export function RewardFields({ form, shown }: { form: Form; shown: Reward['shown'] }) {
  const { _ } = useLingui()
  const currency = useBrand()?.currency ?? currencyOf('THB')
  const { control, watch, register, formState } = form
  const { errors } = formState
  return (
    <div className={styles.page}>
      <Controller
        control={control}
        name="category"
        render={({ field: { value, onChange } }) => (
          <Segmented
            label={_('office-points.category')}
            value={value}
            onChange={onChange}
            options={REWARD_CATEGORIES.map((name) => ({ value: name, label: _(`office-points.category.${name}`) }))}
          />
        )}
      />
      <Words form={form} />
      <div className={styles.columns}>
        <Field label={_('office-points.price')} error={errors.points?.message}>
          <TextInput type="number" min={1} {...register('points', { valueAsNumber: true, min: 1, required: true })} />
        </Field>
        {watch('category') === 'credit' && (
          <Controller
            control={control}
            name="amount"
            render={({ field: { value, onChange } }) => (
              <Field label={_('office-points.pays')} error={errors.amount?.message}>
                <MoneyInput currency={currency} value={value ?? ''} onChange={onChange} />
              </Field>
            )}
          />
        )}
        <Field label={_('office-points.stock')} hint={_('office-points.stock.hint')} error={errors.stock?.message}>
          <TextInput type="number" min={0} max={STOCK_MAX} {...register('stock', { setValueAs: orNone })} />
        </Field>
        <Field label={_('office-points.limit')} hint={_('office-points.limit.hint')}>
          <TextInput type="number" min={1} max={QUANTITY_MAX} {...register('limitPerMember', { setValueAs: orNone })} />
        </Field>
      </div>
      <Controller
        control={control}
        name="art"
        render={({ field: { value, onChange } }) => (
          <Field label={_('office-points.art')}>
            <Select
              value={value}
              onChange={onChange}
              options={REWARD_ART.map((name) => ({ value: name, label: _(`office-points.art.${name}`) }))}
            />
          </Field>
        )}
      />
      <RewardPictureField form={form} shown={shown} />
      <Controller
        control={control}
        name="open"
        render={({ field: { value, onChange } }) => (
          <Switch checked={value} onChange={onChange}>
            {_('office-points.open.switch')}
          </Switch>
        )}
      />
    </div>
  )
}

/** In every language of the brand. */
function Words({ form: { register, formState } }: { form: Form }) {
  const { _ } = useLingui()
  const languages = useBrand()?.languages ?? []
  const { title, description } = formState.errors
  return languages.map(({ code: language, name }) => (
    <div key={language} className={styles.words}>
      <Field label={_('office-points.name.in', { language: name })} error={title?.[language]?.message}>
        <TextInput maxLength={80} lang={language} {...register(`title.${language}`)} />
      </Field>
      <Field label={_('office-points.description.in', { language: name })} error={description?.[language]?.message}>
        <TextArea rows={2} maxLength={600} lang={language} {...register(`description.${language}`)} />
      </Field>
    </div>
  ))
}
