import { useLingui } from '@lingui/react'
import { listPlans } from '@sanuk/contracts/lottery-plans'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Repeat } from 'lucide-react'
import { ListEnd } from '../../../components/records/list-end.tsx'
import { useSession } from '../../../session/session.ts'
import { call } from '../../../wire/call.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { keyOf, metaOf } from '../../../wire/read.ts'
import styles from './history.module.css'
import { PlanRow } from './plan-row.tsx'

/** How often plans that are under way are asked for. */
const PROGRESS_MS = 15_000

/** A member's repeated bets on a game, with their progress. */
export function Plans({ gameCode }: { readonly gameCode: string }) {
  const { _ } = useLingui()
  const isSignedIn = useSession() !== null
  const plans = useInfiniteQuery({
    queryKey: [...keyOf(listPlans), { gameCode }],
    queryFn: ({ pageParam, signal }) => call(listPlans, { query: { gameCode, cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    meta: metaOf(listPlans),
    enabled: isSignedIn,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ list }) => list.some(({ issues }) => issues.left > 0)) ? PROGRESS_MS : false,
  })
  const list = isSignedIn ? plans.data?.pages.flatMap((page) => page.list) : []
  if (!list && plans.error) {
    return (
      <ErrorState title={_('lottery.plans.failed')} retryLabel={_('site.retry')} onRetry={plans.refetch}>
        {faultText(plans.error, _)}
      </ErrorState>
    )
  }
  if (!list) return <Skeleton shape="control" height="160px" />
  if (list.length === 0) return <EmptyState icon={<Repeat />} title={_('lottery.plans.none')} />
  return (
    <div className={styles.tickets}>
      <ul className={styles.list} aria-label={_('lottery.plans')}>
        {list.map((plan) => (
          <li key={plan.id}>
            <PlanRow plan={plan} />
          </li>
        ))}
      </ul>
      <ListEnd pages={plans} words={_('lottery.plans.end', { count: list.length })} />
    </div>
  )
}
