// biome-ignore-all lint/a11y/noRedundantRoles: on a phone a table of four columns is no longer laid out as one, and browsers would drop its roles
import { useLingui } from '@lingui/react'
import type { AgentTier } from '@sanuk/contracts/agent-schemes'
import { parseAmount } from '@sanuk/money/amount'
import { Badge } from '@sanuk/ui/badge'
import { Money } from '@sanuk/ui/money'
import { Check } from 'lucide-react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { writeRate } from '../../../components/write-rate.ts'
import { writtenCount } from '../../../language/written-count.ts'
import { asksForLoss } from './contract-tiers.ts'
import styles from './tiers.module.css'

type TierTableProps = {
  readonly label: string
  readonly tiers: readonly AgentTier[]
  /** The tier that the team reached, from 1 on; 0 for none. */
  readonly reached: number
  /** What is said of that tier: that it is reached, unless it means something else. */
  readonly mark?: string
}

/** The rates of a contract and what each asks for. Words: `agent-salary`, and `agent-dividend` where a tier asks for a loss. */
export function TierTable({ label, tiers, reached, mark }: TierTableProps) {
  const { _ } = useLingui()
  const hasLoss = asksForLoss(tiers)
  const heads = [
    _('agent-salary.rate'),
    _('agent-salary.tier.valid'),
    _('agent-salary.tier.active'),
    ...(hasLoss ? [_('agent-dividend.tier.loss')] : []),
  ]
  return (
    <table role="table" className={styles.tiers} aria-label={label} data-columns={heads.length}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {tiers.map((tier, at) => (
          <tr key={tier.rate} role="row" aria-current={at + 1 === reached || undefined}>
            <th role="rowheader" scope="row">
              {writeRate(tier.rate)}{' '}
              {at + 1 === reached && (
                <Badge look="good" icon={<Check />}>
                  {mark ?? _('agent-salary.tier.reached')}
                </Badge>
              )}
            </th>
            <Conditions tier={tier} heads={heads} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ConditionsProps = {
  readonly tier: AgentTier
  /** The heads of all columns, that of the rate among them. */
  readonly heads: readonly string[]
}

function Conditions({ tier: { valid, active, loss }, heads: [, ...heads] }: ConditionsProps) {
  const currency = useCurrency()
  const money = (wire: string) => <Money amount={parseAmount(wire)} currency={currency} />
  const values = [money(valid), writtenCount(active), money(loss ?? '0')]
  return heads.map((head, at) => (
    <td key={head} role="cell" data-head={head}>
      {values[at]}
    </td>
  ))
}
