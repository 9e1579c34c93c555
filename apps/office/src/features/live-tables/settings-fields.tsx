import { useLingui } from '@lingui/react'
import { HOURS_MAX } from '@sanuk/contracts/live-tables'
import { type CurrencyCode, currency as currencyNamed } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { IconButton } from '@sanuk/ui/icon-button'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import { Plus, Trash2 } from 'lucide-react'
import styles from './live-tables.module.css'
import { newSpot, newWindow, type TypedSettings } from './typed-settings.ts'

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
  const { typed, currency, onChange } = props
  const unit = currencyNamed(currency)
  return (
    <>
      <Hours {...props} />
      <h3 className={styles.heading}>{_('office-live-tables.limits')}</h3>
      <p className={styles.note}>{_('office-live-tables.limits.note')}</p>
      <div className={styles.row}>
        <Field label={_('office-live-tables.minimum')}>
          <MoneyInput currency={unit} value={typed.minimum} onChange={(minimum) => onChange({ ...typed, minimum })} />
        </Field>
        <Field label={_('office-live-tables.maximum')}>
          <MoneyInput currency={unit} value={typed.maximum} onChange={(maximum) => onChange({ ...typed, maximum })} />
        </Field>
      </div>
      <SpotLimits {...props} />
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

function SpotLimits({ typed, spots, currency, onChange }: Props) {
  const { _ } = useLingui()
  const own = typed.spots
  const set = (key: string, more: { spot?: string; maximum?: string }) =>
    onChange({ ...typed, spots: own.map((one) => (one.key === key ? { ...one, ...more } : one)) })
  const isFree = (spot: string, key: string) => !own.some((one) => one.spot === spot && one.key !== key)
  return (
    <>
      {own.map(({ key, spot, maximum }) => (
        <div key={key} className={styles.row}>
          <Field label={_('office-live-tables.spot')}>
            <Select
              value={spot || null}
              placeholder={_('office-live-tables.choose')}
              options={spots.filter((one) => isFree(one, key)).map((value) => ({ value, label: value }))}
              onChange={(chosen) => set(key, { spot: chosen })}
            />
          </Field>
          <Field label={_('office-live-tables.maximum.spot')}>
            <MoneyInput
              currency={currencyNamed(currency)}
              value={maximum}
              onChange={(most) => set(key, { maximum: most })}
            />
          </Field>
          <IconButton
            label={_('office-live-tables.spot.remove')}
            onClick={() => onChange({ ...typed, spots: own.filter((one) => one.key !== key) })}
          >
            <Trash2 />
          </IconButton>
        </div>
      ))}
      <div>
        <Button
          look="outline"
          size="small"
          icon={<Plus />}
          onClick={() => onChange({ ...typed, spots: [...own, newSpot()] })}
        >
          {_('office-live-tables.spot.add')}
        </Button>
      </div>
    </>
  )
}
