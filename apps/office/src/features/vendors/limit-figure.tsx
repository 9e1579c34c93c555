import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { type CurrencyCode, currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { classNames } from '@sanuk/ui/class-names'
import { Figure } from '@sanuk/ui/figures'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useMoney } from '../../components/use-money.tsx'
import styles from './limit-figure.module.css'
import { limitUsed } from './limit-used.ts'

/** `max` is the limit, or `null` where there is none. */
type Limit = { readonly currency: CurrencyCode; readonly used: string; readonly max: string | null }

/** What is used of a limit, as an amount and as a share of it. The bar says nothing that the words do not. */
export function LimitFigure({ name, limit }: { name: string; limit: Limit | undefined }) {
  const money = useMoney()
  return (
    <Figure name={name} value={limit && money(limit.used, { code: limit.currency })}>
      {limit ? <Share limit={limit} /> : <Skeleton width="80%" />}
    </Figure>
  )
}

function Share({ limit: { currency: code, used, max } }: { limit: Limit }) {
  const { _, i18n } = useLingui()
  if (max === null) return _('vendors.today.unlimited')
  const { share, near } = limitUsed(used, max)
  const percent = i18n.number(share, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <span className={classNames(styles.share, near && styles.near)}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ width: `${share * 100}%` }} />
      </span>
      {_('vendors.today.of', { percent, limit: formatMoney(parseAmount(max), currency(code)) })}
    </span>
  )
}
