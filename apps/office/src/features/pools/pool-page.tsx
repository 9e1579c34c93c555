import { useLingui } from '@lingui/react'
import { readPool } from '@sanuk/contracts/office-pools'
import { Card } from '@sanuk/ui/card'
import { Figure, Figures } from '@sanuk/ui/figures'
import { DayFigures } from '../../components/day-figures/day-figures.tsx'
import { Failed } from '../../components/failed.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { useLanguage } from '../../language/language.ts'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import { BackLink } from '../../lists/back-link.tsx'
import { usePathParams } from '../../router/use-path-params.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { DropList } from './drop-list.tsx'
import styles from './pools.module.css'
import { DAY_FIGURES, POOLS } from './pools.ts'

const EVERY_MS = 5_000

/** One pool: how it stands, what was put in and won day by day, and who won it. */
export function PoolPage() {
  const { _ } = useLingui()
  useTitle('office-pools.title')
  const language = useLanguage()
  const money = useMoney()
  const moment = useMoment()
  const { vendor = '', pool: code = '' } = usePathParams()
  const { data, error, refetch } = useAsked({
    key: [...POOLS, 'one', vendor, code, language],
    ask: (signal) => call(readPool, { params: { vendor, pool: code } }, signal),
    everyMs: EVERY_MS,
  })
  const pool = data?.pool
  const figure = (wire: string | null | undefined) => wire && money(wire)
  return (
    <>
      <BackLink to="/pools">{_('office-pools.back')}</BackLink>
      <PageHead
        title={pool?.names[language] ?? code}
        note={pool?.since ? _('office-pools.since', { vendor, since: moment(pool.since) }) : vendor}
      />
      {error && !data ? (
        <Card>
          <Failed title="office-pools.failed" error={error} onRetry={refetch} />
        </Card>
      ) : (
        <div className={styles.page}>
          <Figures label={_('office-pools.figures')} busy={!pool}>
            <Figure
              name={_('office-pools.inside')}
              value={pool && (pool.inside === null ? _('office.none') : money(pool.inside))}
            >
              {_('office-pools.inside.note')}
            </Figure>
            <Figure name={_('office-pools.fed')} value={figure(pool?.fed)} />
            <Figure name={_('office-pools.won')} value={figure(pool?.won)} />
            <Figure name={_('office-pools.balance')} value={figure(pool?.balance)}>
              {_('office-pools.balance.note')}
            </Figure>
          </Figures>
          <DayFigures
            title={_('office-pools.days')}
            file={`pool-${vendor}-${code}-days`}
            figures={DAY_FIGURES}
            days={data?.days}
            nameOf={(figure) => _(`office-pools.${figure}`)}
            chart={(figure) => _('office-pools.days.chart', { figure })}
          />
          <DropList drops={data?.drops} />
        </div>
      )}
    </>
  )
}
