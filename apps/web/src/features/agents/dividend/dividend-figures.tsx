import { useLingui } from '@lingui/react'
import type { DividendScheme } from '@sanuk/contracts/agent-schemes'
import { parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { useCurrency } from '../../../brand/use-currency.ts'
import { FigureCards } from '../../../components/records/figure-cards.tsx'
import { SCHEME_PERIODS } from '../terms/scheme-periods.ts'
import styles from '../terms/terms.module.css'
import type { OwnDividends } from './use-dividend.ts'

type DividendFiguresProps = {
  readonly scheme: DividendScheme
  readonly own: Pick<OwnDividends, 'running' | 'inAll'>
}

/** What the running period would bring as it stands, and everything that was paid. */
export function DividendFigures({ scheme, own: { running, inAll } }: DividendFiguresProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const money = (wire: string) => <Money amount={parseAmount(wire)} currency={currency} />
  const estimate = _('agent-dividend.estimate', { period: SCHEME_PERIODS[scheme] })
  return (
    <div className={styles.stack}>
      <FigureCards
        figures={[
          ...(running ? [{ key: 'running', label: estimate, value: money(running.earned) }] : []),
          { key: 'all', label: _('agent-dividend.all'), value: money(inAll) },
        ]}
      />
      {running && <p className={styles.note}>{_('agent-dividend.estimate.note')}</p>}
    </div>
  )
}
