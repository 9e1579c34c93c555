import { useLingui } from '@lingui/react'
import { type CurrencyCode, currency as currencyNamed } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { IconButton } from '@sanuk/ui/icon-button'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Select } from '@sanuk/ui/select'
import { Plus, Trash2 } from 'lucide-react'
import styles from './live-tables.module.css'
import { newSpot, type TypedLimits } from './typed-settings.ts'

type Props = {
  readonly limits: TypedLimits
  readonly spots: readonly string[]
  readonly currency: CurrencyCode
  readonly onChange: (change: Partial<TypedLimits>) => void
}

/** What a table takes in a currency: on a spot at least, of a player at most, and on single spots at most. */
export function LimitFields(props: Props) {
  const { _ } = useLingui()
  const { limits, currency, onChange } = props
  const unit = currencyNamed(currency)
  return (
    <>
      <div className={styles.row}>
        <Field label={_('office-live-tables.minimum')}>
          <MoneyInput currency={unit} value={limits.minimum} onChange={(minimum) => onChange({ minimum })} />
        </Field>
        <Field label={_('office-live-tables.maximum')}>
          <MoneyInput currency={unit} value={limits.maximum} onChange={(maximum) => onChange({ maximum })} />
        </Field>
      </div>
      <SpotLimits {...props} />
    </>
  )
}

function SpotLimits({ limits, spots, currency, onChange }: Props) {
  const { _ } = useLingui()
  const own = limits.spots
  const set = (key: string, more: { spot?: string; maximum?: string }) =>
    onChange({ spots: own.map((one) => (one.key === key ? { ...one, ...more } : one)) })
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
            onClick={() => onChange({ spots: own.filter((one) => one.key !== key) })}
          >
            <Trash2 />
          </IconButton>
        </div>
      ))}
      <div>
        <Button look="outline" size="small" icon={<Plus />} onClick={() => onChange({ spots: [...own, newSpot()] })}>
          {_('office-live-tables.spot.add')}
        </Button>
      </div>
    </>
  )
}
