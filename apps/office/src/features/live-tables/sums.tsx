import { useLingui } from '@lingui/react'
import { isCurrencyCode } from '@sanuk/money/currency'
import { useMoney } from '../../components/use-money.tsx'
import styles from './live-tables.module.css'

type Props = { readonly sums: readonly { readonly currency: string; readonly amount: string }[] }

/** Money by currency, one below the other; a dash where there is none. */
export function Sums({ sums }: Props) {
  const { _ } = useLingui()
  const money = useMoney()
  if (sums.length === 0) return _('office.none')
  return (
    <span className={styles.sums}>
      {sums.map(({ currency, amount }) => (
        <span key={currency}>{money(amount, isCurrencyCode(currency) ? { code: currency } : {})}</span>
      ))}
    </span>
  )
}
