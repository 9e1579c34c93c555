import { useLingui } from '@lingui/react'
import { MONEY_PATTERN } from '@sanuk/money/amount'
import { isCurrencyCode } from '@sanuk/money/currency'
import type { ReactNode } from 'react'
import { useMoney } from '../../components/use-money.tsx'
import styles from './call-details.module.css'
import { FIELDS, MONEY_FIELDS } from './call-words.ts'
import { jsonFields } from './json-fields.ts'

type CallFieldsProps = {
  title: string
  /** The object as it was sent; `null` where it was not read. */
  json: string | null
  /** The object that names the currency; by default the same. */
  currencyOf?: string | null
}

/** An object's fields, each with what it says and what that means. */
export function CallFields({ title, json, currencyOf = json }: CallFieldsProps) {
  const { _ } = useLingui()
  const show = useShown(currencyOf ?? '')
  const fields = json === null ? null : jsonFields(json)
  const instead =
    json === null ? 'vendors.call.no_body' : fields === null ? 'vendors.call.not_json' : 'vendors.call.no_fields'
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {fields === null || fields.length === 0 ? (
        <p className={styles.note}>{_(instead)}</p>
      ) : (
        <dl className={styles.fields}>
          {fields.map(([name, value]) => {
            const known = FIELDS.find((field) => field === name)
            return (
              <div key={name} className={styles.field}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd className={styles.value}>{show(name, value)}</dd>
                <dd className={styles.meaning}>
                  {known ? _(`vendors.field.${known}`) : _('vendors.call.unknown_field')}
                </dd>
              </div>
            )
          })}
        </dl>
      )}
    </section>
  )
}

/** Money as money, texts as they are, everything else as JSON. */
function useShown(withCurrency: string): (name: string, value: unknown) => ReactNode {
  const money = useMoney()
  const named = String(jsonFields(withCurrency)?.find(([name]) => name === 'currency')?.[1] ?? '')
  return (name, value) => {
    if (typeof value !== 'string') return <code className={styles.code}>{JSON.stringify(value, null, 2)}</code>
    if (!MONEY_FIELDS.has(name) || !MONEY_PATTERN.test(value)) return value
    return money(value, isCurrencyCode(named) ? { code: named } : {})
  }
}
