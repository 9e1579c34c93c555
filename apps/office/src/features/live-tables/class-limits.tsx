import { useLingui } from '@lingui/react'
import type { CurrencyCode } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { IconButton } from '@sanuk/ui/icon-button'
import { Select } from '@sanuk/ui/select'
import { Plus, Trash2 } from 'lucide-react'
import { LimitFields } from './limit-fields.tsx'
import styles from './live-tables.module.css'
import { freeClasses, newClass, type TypedClass } from './typed-settings.ts'
import { useClassName } from './use-class-name.ts'

type Props = {
  readonly classes: readonly TypedClass[]
  readonly spots: readonly string[]
  readonly currency: CurrencyCode
  readonly onChange: (classes: readonly TypedClass[]) => void
}

/** Limits of classes of members, in place of those for everybody. */
export function ClassLimits({ classes, spots, currency, onChange }: Props) {
  const { _ } = useLingui()
  const className = useClassName()
  const set = (key: string, more: Partial<TypedClass>) =>
    onChange(classes.map((one) => (one.key === key ? { ...one, ...more } : one)))
  return (
    <>
      <h3 className={styles.heading}>{_('office-live-tables.class.limits')}</h3>
      <p className={styles.note}>{_('office-live-tables.class.note')}</p>
      {classes.map((one) => (
        <fieldset key={one.key} className={styles.class}>
          <legend className={styles.legend}>
            {one.limitClass ? className(one.limitClass) : _('office-live-tables.class')}
          </legend>
          <div className={styles.row}>
            <Field label={_('office-live-tables.class')}>
              <Select
                value={one.limitClass || null}
                placeholder={_('office-live-tables.choose')}
                options={freeClasses(classes, one.key).map((value) => ({ value, label: className(value) }))}
                onChange={(limitClass) => set(one.key, { limitClass })}
              />
            </Field>
            <IconButton
              label={_('office-live-tables.class.remove')}
              onClick={() => onChange(classes.filter(({ key }) => key !== one.key))}
            >
              <Trash2 />
            </IconButton>
          </div>
          <LimitFields limits={one} spots={spots} currency={currency} onChange={(change) => set(one.key, change)} />
        </fieldset>
      ))}
      {freeClasses(classes).length > 0 && (
        <div>
          <Button look="outline" size="small" icon={<Plus />} onClick={() => onChange([...classes, newClass()])}>
            {_('office-live-tables.class.add')}
          </Button>
        </div>
      )}
    </>
  )
}
