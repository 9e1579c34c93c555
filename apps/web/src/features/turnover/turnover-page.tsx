import { useLingui } from '@lingui/react'
import { type Demand, ownDemands } from '@sanuk/contracts/turnover'
import { parseAmount, subtract } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Badge } from '@sanuk/ui/badge'
import { buttonClass } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Progress } from '@sanuk/ui/progress'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Gauge } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { PanelHead } from '../../components/panel-head.tsx'
import { ListEnd } from '../../components/records/list-end.tsx'
import { useMoment } from '../../components/use-moment.ts'
import { Link } from '../../router/link.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { keyOf } from '../../wire/read.ts'
import styles from './turnover.module.css'
import { Weights } from './weights.tsx'

/** Play counts within seconds: how often it is asked for while somebody looks. */
const LOOK_MS = 20_000

/** What was asked to be played, and how far each has come, as a page of the member centre. */
export function TurnoverPage({ title }: { readonly title: ReactNode }) {
  const { _ } = useLingui()
  const demands = useInfiniteQuery({
    queryKey: keyOf(ownDemands),
    queryFn: ({ pageParam, signal }) => call(ownDemands, { query: { cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: LOOK_MS,
  })
  const list = demands.data?.pages.flatMap((page) => page.list)
  return (
    <>
      <PanelHead
        title={title}
        action={
          <Link to="/rng" className={buttonClass({ look: 'outline', size: 'small' })}>
            {_('wagers.empty.play')}
          </Link>
        }
      />
      <div className={styles.page}>
        {demands.isLoadingError && (
          <ErrorState title={_('turnover.failed')} retryLabel={_('site.retry')} onRetry={demands.refetch}>
            {faultText(demands.error, _)}
          </ErrorState>
        )}
        {list?.length === 0 && (
          <EmptyState icon={<Gauge />} title={_('turnover.empty')}>
            {_('turnover.empty.note')}
          </EmptyState>
        )}
        {!list && !demands.isLoadingError && <Skeleton className={styles.waiting} />}
        {list && list.length > 0 && (
          <>
            <ul className={styles.list}>
              {list.map((demand) => (
                <DemandCard key={demand.id} demand={demand} />
              ))}
            </ul>
            <ListEnd pages={demands} words={_('turnover.end')} />
          </>
        )}
        {demands.data && <Weights weights={demands.data.pages[0]?.weights ?? {}} />}
      </div>
    </>
  )
}

const LOOKS = { open: 'luck', played: 'good', let_off: 'plain' } as const

function DemandCard({ demand }: { readonly demand: Demand }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const moment = useMoment()
  const [required, done] = [parseAmount(demand.required), parseAmount(demand.done)]
  const words = _('turnover.of', { done: formatMoney(done, currency), required: formatMoney(required, currency) })
  return (
    <li>
      <Card
        level={3}
        title={_(`turnover.reason.${demand.reason}`)}
        mark={<Badge look={LOOKS[demand.state]}>{_(`turnover.state.${demand.state}`)}</Badge>}
      >
        <Progress
          label={_(`turnover.reason.${demand.reason}`)}
          value={Number(done)}
          max={Number(required)}
          valueText={words}
        />
        <p className={styles.figures}>
          <span>{words}</span>
          <span className={styles.note}>
            {demand.state === 'open'
              ? _('turnover.left', { amount: formatMoney(subtract(required, done), currency) })
              : _('turnover.ended', { when: moment(demand.endedAt ?? demand.since) })}
          </span>
        </p>
        <p className={styles.note}>{_('turnover.since', { when: moment(demand.since) })}</p>
      </Card>
    </li>
  )
}
