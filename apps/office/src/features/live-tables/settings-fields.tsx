import { useLingui } from '@lingui/react'
import { HOURS_MAX } from '@sanuk/contracts/live-tables'
import type { CurrencyCode } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { IconButton } from '@sanuk/ui/icon-button'
import { TextInput } from '@sanuk/ui/text-input'
import { Plus, Trash2 } from 'lucide-react'
import { ClassLimits } from './class-limits.tsx'
import { LimitFields } from './limit-fields.tsx'
import styles from './live-tables.module.css'
import { newWindow, type TypedSettings } from './typed-settings.ts'

type Props = {
  readonly typed: TypedSettings
  readonly spots: readonly string[]
  readonly currency: CurrencyCode
  readonly timeZone: string
  readonly onChange: (typed: TypedSettings) => void
}

/** Opening hours by the clock of the brand, and limits in its currency. */
export function SettingsFields(props: Props) {
  const { _ } = useLingui()
  const { typed, spots, currency, onChange } = props
  return (
    <>
      <Hours {...props} />
      <h3 className={styles.heading}>{_('office-live-tables.limits')}</h3>
      <p className={styles.note}>{_('office-live-tables.limits.note')}</p>
      <LimitFields
        limits={typed}
        spots={spots}
        currency={currency}
        onChange={(change) => onChange({ ...typed, ...change })}
      />
      <ClassLimits
        classes={typed.classes}
        spots={spots}
        currency={currency}
        onChange={(classes) => onChange({ ...typed, classes })}
      />
    </>
  )
}

function Hours({ typed, timeZone, onChange }: Props) {
  const { _ } = useLingui()
  const { hours } = typed
  const set = (key: string, more: { from?: string; to?: string }) =>
    onChange({ ...typed, hours: hours.map((one) => (one.key === key ? { ...one, ...more } : one)) })
  return (
    <>
      <h3 className={styles.heading}>{_('office-live-tables.hours')}</h3>
      <p className={styles.note}>{_('office-live-tables.hours.note', { zone: timeZone })}</p>
      {hours.map(({ key, from, to }) => (
        <div key={key} className={styles.row}>
          <Field label={_('office-live-tables.hours.from')}>
            <TextInput type="time" value={from} onChange={({ target }) => set(key, { from: target.value })} />
          </Field>
          <Field label={_('office-live-tables.hours.to')}>
            <TextInput type="time" value={to} onChange={({ target }) => set(key, { to: target.value })} />
          </Field>
          <IconButton
            label={_('office-live-tables.hours.remove')}
            onClick={() => onChange({ ...typed, hours: hours.filter((one) => one.key !== key) })}
          >
            <Trash2 />
          </IconButton>
        </div>
      ))}
      {hours.length < HOURS_MAX && (
        <div>
          <Button
            look="outline"
            size="small"
            icon={<Plus />}
            onClick={() => onChange({ ...typed, hours: [...hours, newWindow()] })}
          >
            {_('office-live-tables.hours.add')}
          </Button>
        </div>
      )}
    </>
  )
}
