import { useLingui } from '@lingui/react'
import type { agentOverview } from '@sanuk/contracts/agent-centre'
import type { AnswerOf } from '@sanuk/contracts/route'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useCurrency } from '../../../brand/use-currency.ts'
import { ChangeLine } from './change-line.tsx'
import { FIGURES } from './figures.ts'
import styles from './overview.module.css'
import { useWriteFigure } from './use-write-figure.tsx'

export type Overview = AnswerOf<typeof agentOverview>

/** The whole span figure by figure, each with its change. `overview` is left out while it loads. */
export function OverviewTiles({ overview }: { readonly overview: Overview | undefined }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const write = useWriteFigure()
  const least = overview && formatMoney(parseAmount(overview.activeLeast), currency)
  return (
    <dl className={styles.tiles}>
      {FIGURES.map((name) => (
        <div key={name} className={styles.tile}>
          <dt>
            {_(`agent-centre.figure.${name}`)}
            {name === 'active' && least && <small>{_('agent-centre.figure.active.note', { least })}</small>}
            {name === 'net' && <small>{_('agent-centre.figure.net.note')}</small>}
          </dt>
          <dd>
            {overview ? (
              <>
                <span className={styles.value}>{write.show(name, overview.total[name])}</span>
                <ChangeLine name={name} now={overview.total[name]} before={overview.before[name]} />
              </>
            ) : (
              <>
                <span className={styles.value}>
                  <Skeleton width="70%" />
                </span>
                <span className={styles.change}>
                  <Skeleton width="40%" />
                </span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
