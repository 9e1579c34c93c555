import { useLingui } from '@lingui/react'
import { RANK_AMOUNTS, type VipPlan } from '@sanuk/contracts/office-vip'
import { RANKS_MAX } from '@sanuk/contracts/vip'
import { LANGUAGES } from '@sanuk/contracts/wire'
import { currency as currencyOf } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { IconButton } from '@sanuk/ui/icon-button'
import { MoneyInput } from '@sanuk/ui/money-input'
import { TextInput } from '@sanuk/ui/text-input'
import { Plus, Trash2 } from 'lucide-react'
import { type Control, Controller, type UseFormRegister, useFieldArray } from 'react-hook-form'
import { useBrand } from '../../wire/use-brand.ts'
import styles from './vip.module.css'
import { FIRST } from './vip.ts'

type RankFieldsProps = { readonly control: Control<VipPlan>; readonly register: UseFormRegister<VipPlan> }

/** Ranks from the lowest up: their names, what they ask and what they give. */
export function RankFields({ control, register }: RankFieldsProps) {
  const { _ } = useLingui()
  const currency = useBrand()?.currency ?? currencyOf('THB')
  const { fields, append, remove } = useFieldArray({ control, name: 'ranks' })
  const last = fields.at(-1) ?? FIRST.ranks[0]
  return (
    <>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={styles.rank}>
          <legend>{_('office-vip.rank', { level: index + 1 })}</legend>
          {LANGUAGES.map((language) => (
            <Field key={language} label={_(`office-vip.name.${language}`)}>
              <TextInput maxLength={30} {...register(`ranks.${index}.names.${language}`)} />
            </Field>
          ))}
          {RANK_AMOUNTS.map((name) => (
            <Controller
              key={name}
              control={control}
              name={`ranks.${index}.${name}`}
              render={({ field: { value, onChange } }) => (
                <Field label={_(`office-vip.${name}`)}>
                  <MoneyInput currency={currency} value={value} onChange={onChange} />
                </Field>
              )}
            />
          ))}
          <IconButton
            className={styles.remove}
            label={_('office-vip.remove', { level: index + 1 })}
            disabled={fields.length === 1}
            onClick={() => remove(index)}
          >
            <Trash2 />
          </IconButton>
        </fieldset>
      ))}
      {last && fields.length < RANKS_MAX && (
        <Button
          look="outline"
          size="small"
          icon={<Plus />}
          onClick={() => append({ ...last, names: { th: '', en: '' } })}
        >
          {_('office-vip.add')}
        </Button>
      )}
    </>
  )
}
