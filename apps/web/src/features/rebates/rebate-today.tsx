import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Card } from '@sanuk/ui/card'
import { useCurrency } from '../../brand/use-currency.ts'
import { writeRate } from '../../components/write-rate.ts'
import styles from './rebates.module.css'
import type { OwnRebate } from './use-rebate.ts'

/** The member's rates, with what was played today beside each; what was played comes first. */
export function RebateToday({ rebate }: { readonly rebate: OwnRebate }) {
  const { _ } = useLingui()
  const rows = rebate.rates
    .map(({ gameType, rate }) => ({ gameType, rate, played: rebate.today.find((one) => one.gameType === gameType) }))
    .toSorted((one, other) => Number(Boolean(other.played)) - Number(Boolean(one.played)))
  return (
    <Card level={3} title={_('rebates.today')}>
      <ul className={styles.rates}>
        {rows.map(({ gameType, rate, played }) => (
          <li key={gameType} className={styles.kind} data-played={played ? '' : undefined}>
            <span>
              {_(`wagers.category.${gameType}`)}
              {played && <Played played={played} />}
            </span>
            <b className={styles.rate}>{writeRate(rate)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{_('rebates.valid.note')}</p>
    </Card>
  )
}

function Played({ played }: { readonly played: OwnRebate['today'][number] }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const money = (amount: string) => formatMoney(parseAmount(amount), currency)
  return (
    <span className={styles.played}>
      {_('rebates.played', { valid: money(played.valid), earned: money(played.earned) })}
    </span>
  )
}
