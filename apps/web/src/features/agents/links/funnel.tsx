import { useLingui } from '@lingui/react'
import type { AgentLink } from '@sanuk/contracts/agent-links'
import { parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { useCurrency } from '../../../brand/use-currency.ts'
import { writtenCount } from '../../../language/written-count.ts'
import styles from './links.module.css'

type FunnelProps = { readonly link: AgentLink; readonly label: string }

/** How many came to the page, and how far they went: each step with a bar as long as its share of the first. */
export function Funnel({ link, label }: FunnelProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const steps = [
    { key: 'visits', count: link.visits },
    { key: 'registrations', count: link.registrations },
    { key: 'first_deposits', count: link.firstDeposits },
    { key: 'played', count: link.played },
  ] as const
  // Somebody may register by the code without opening the page, so visits need not be the largest.
  const most = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <dl className={styles.funnel} aria-label={label}>
      {steps.map(({ key, count }) => (
        <div key={key} className={styles.step}>
          <dt>{_(`agent-links.${key}`)}</dt>
          <dd>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
            </span>
            <b className={styles.count}>{writtenCount(count)}</b>
          </dd>
        </div>
      ))}
      <div className={styles.step}>
        <dt>{_('agent-links.valid')}</dt>
        <dd className={styles.sum}>
          <Money amount={parseAmount(link.valid)} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
