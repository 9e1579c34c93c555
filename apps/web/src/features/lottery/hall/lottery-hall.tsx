import { useLingui } from '@lingui/react'
import { LOTTERIES_MAX, LOTTERY_VENDORS_MAX, popularLotteries } from '@sanuk/contracts/lottery'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { TicketX } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { optionalPart } from '../../../components/lazy-part.ts'
import { call } from '../../../wire/call.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { keyOf, metaOf } from '../../../wire/read.ts'
import styles from './hall.module.css'
import { HallCard } from './hall-card.tsx'
import { HallGroupSection } from './hall-group.tsx'
import { hallGroups, type Regions, withFavourites, withRegions } from './hall-groups.ts'
import type { ListedLottery } from './lottery-link.ts'

const StreakSection = optionalPart(
  () => import('../statistics/streak-section.tsx').then((part) => part.StreakSection),
  'lottery-statistics',
)

type LotteryHallProps = {
  readonly title: string
  readonly about: string
  readonly lotteries: {
    readonly list: readonly ListedLottery[] | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  /** The kind of lottery that comes first, where the address names one. */
  readonly first?: string | undefined
  /** Of a hall of Vietnam, as soon as they are known: its groups. */
  readonly regions?: Regions | undefined
  /** Above the lotteries: other pages, what was played lately. */
  readonly above?: ReactNode
  /** Lotteries that come before all others. */
  readonly isFavourite?: ((lottery: ListedLottery) => boolean) | undefined
  /** Beside each lottery: a heart. */
  readonly mark: (lottery: ListedLottery) => ReactNode
}

/** All lotteries of a page by their kinds: in the order of the brand, each with its issue and what was drawn last. */
export function LotteryHall(props: LotteryHallProps) {
  const { title, about, first, regions, above, isFavourite = () => false, mark } = props
  const { list, error, refetch } = props.lotteries
  const vendors = [...new Set(list?.map(({ game }) => game.vendor))].sort()
  const { data: popular } = useQuery({ ...popularQuery(vendors), enabled: vendors.length > 0 })
  const { _ } = useLingui()
  const rank = new Map(popular?.list.map((one, at) => [codeOf(one), { ...one, at }]))
  const found = (lottery: ListedLottery) => rank.get(codeOf(lottery.game))
  const groups =
    list &&
    withFavourites(
      withRegions(
        hallGroups(list, (lottery) => orderOf(lottery, found(lottery)?.at)),
        { regions, first },
      ),
      isFavourite,
    )
  return (
    <div className={styles.hall}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.about}>{about}</p>
      {above && <div className={styles.above}>{above}</div>}
      {!list && error && (
        <ErrorState title={_('lottery.hall.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
          {faultText(error, _)}
        </ErrorState>
      )}
      {groups?.length === 0 && <EmptyState icon={<TicketX />} title={_('lottery.hall.none')} />}
      {!list && !error && <HallSkeleton />}
      {list && list.length > 0 && (
        <Suspense>
          <StreakSection lotteries={list} />
        </Suspense>
      )}
      <div className={styles.groups}>
        {groups?.map(({ heading, lotteries }) => (
          <HallGroupSection key={heading} heading={heading} count={lotteries.length}>
            {lotteries.map((lottery) => (
              <HallCard
                key={lottery.game.nodeId}
                lottery={lottery}
                known={popular && found(lottery)}
                isAsked={popular !== undefined}
                clockAhead={popular?.clockAhead ?? 0}
                mark={mark(lottery)}
              />
            ))}
          </HallGroupSection>
        ))}
      </div>
    </div>
  )
}

const codeOf = ({ vendor, gameCode }: { readonly vendor: string; readonly gameCode: string }) => `${vendor} ${gameCode}`

/** What can be played comes first, the most popular before the others. */
const orderOf = ({ game }: ListedLottery, rank = 1_000): number => (game.playable ? rank : 10_000)

const SOONEST_MS = 3_000
const LATEST_MS = 60_000

/** Asked for again when the first of their issues is sealed. */
const popularQuery = (vendors: readonly string[]) => {
  // More than the call takes are not named: it answers the lotteries of all vendors then.
  const named = vendors.length <= LOTTERY_VENDORS_MAX ? vendors.join(',') : undefined
  const query = { vendors: named, count: String(LOTTERIES_MAX) }
  return queryOptions({
    queryKey: keyOf(popularLotteries, { query }),
    queryFn: async ({ signal }) => {
      const askedAt = Date.now()
      const answer = await call(popularLotteries, { query }, signal)
      return { ...answer, clockAhead: Date.parse(answer.now) - askedAt }
    },
    meta: metaOf(popularLotteries),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => {
      if (!data) return false
      const waits = data.list.flatMap(({ open }) => (open ? [Date.parse(open.sealsAt) - Date.parse(data.now)] : []))
      return Math.max(SOONEST_MS, Math.min(LATEST_MS, ...waits))
    },
  })
}

function HallSkeleton() {
  const { _ } = useLingui()
  return (
    <div role="status" aria-label={_('site.loading')} className={styles.grid}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((card) => (
        <Skeleton key={card} shape="card" height="132px" />
      ))}
    </div>
  )
}
