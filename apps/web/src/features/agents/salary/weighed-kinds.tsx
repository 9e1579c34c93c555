import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { AMOUNT_DECIMALS, type Currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { useCurrency } from '../../../brand/use-currency.ts'
import styles from '../terms/terms.module.css'
import type { SalaryDetail } from './use-salary.ts'

type Member = SalaryDetail['members'][number]

/** How a member's day counts by the weights of categories: the sum of what is played times its weight. */
export function WeighedKinds({ kinds, valid }: Pick<Member, 'kinds' | 'valid'>) {
  const { _ } = useLingui()
  const currency = useCurrency()
  if (kinds.length === 0) return null
  const parts = kinds.map((kind) =>
    _('agent-salary.kind', {
      category: _(`wagers.category.${kind.gameType}`),
      valid: formatMoney(parseAmount(kind.valid), currency),
      weight: kind.weight,
    }),
  )
  return (
    <span className={styles.note}>
      {_('agent-salary.weighed', { parts: parts.join(' + '), valid: formatMoney(parseAmount(valid), exact(currency)) })}
    </span>
  )
}

type PartStakes = Pick<SalaryDetail['parts'][number], 'staked' | 'valid'>

/** How much of a team's valid stake counts, where it is not all of it. */
export function CountedOf({ staked, valid }: PartStakes) {
  const { _ } = useLingui()
  const currency = useCurrency()
  if (parseAmount(staked) === parseAmount(valid)) return null
  const money = (wire: string) => formatMoney(parseAmount(wire), currency)
  return (
    <span className={styles.note}>
      {_('agent-salary.part.counted', { valid: money(valid), staked: money(staked) })}
    </span>
  )
}

const exact = (currency: Currency): Currency => ({ ...currency, decimals: AMOUNT_DECIMALS })
