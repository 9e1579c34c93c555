import { useLingui } from '@lingui/react'
import { type LotteryStreak, STREAK_LEAST } from '@sanuk/contracts/lottery-statistics'
import { Button } from '@sanuk/ui/button'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useId, useState } from 'react'
import { faultText } from '../../../wire/fault-text.ts'
import type { ListedLottery } from '../hall/lottery-link.ts'
import { StreakCard } from './streak-card.tsx'
import styles from './streaks.module.css'
import { useStreaks } from './use-streaks.ts'

const SHOWN = 6

export type StreakSectionProps = { readonly lotteries: readonly ListedLottery[] }

/** Long dragon (长龙): which lotteries of the hall have been alike for longest, each a press away from its pad. */
export function StreakSection({ lotteries }: StreakSectionProps) {
  const { _ } = useLingui()
  const id = useId()
  const vendors = [...new Set(lotteries.map(({ game }) => game.vendor))].sort()
  const { data, error, refetch } = useStreaks(vendors)
  const hrefs = new Map(lotteries.map(({ game, href }) => [game.gameCode, href]))
  const streaks = data?.list.flatMap((streak) => {
    const href = hrefs.get(streak.gameCode)
    return href === undefined ? [] : [{ streak, href }]
  })
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {_('lottery-statistics.streaks')}
      </h2>
      <p className={styles.about}>
        {_('lottery-statistics.streaks.about')} {_('lottery-statistics.no_memory')}
      </p>
      {!streaks && error && (
        <ErrorState title={_('lottery-statistics.streaks.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
          {faultText(error, _)}
        </ErrorState>
      )}
      {!streaks && !error && <StreaksSkeleton />}
      {streaks?.length === 0 && (
        <p className={styles.none}>{_('lottery-statistics.streaks.none', { least: STREAK_LEAST })}</p>
      )}
      {streaks && streaks.length > 0 && (
        <StreakList streaks={streaks} labelledBy={id} clockAhead={data?.clockAhead ?? 0} onSealed={refetch} />
      )}
    </section>
  )
}

type StreakListProps = {
  readonly streaks: readonly { readonly streak: LotteryStreak; readonly href: string }[]
  readonly labelledBy: string
  readonly clockAhead: number
  readonly onSealed: () => unknown
}

function StreakList({ streaks, labelledBy, clockAhead, onSealed }: StreakListProps) {
  const { _ } = useLingui()
  const [isAll, setAll] = useState(false)
  return (
    <>
      <ul className={styles.list} aria-labelledby={labelledBy}>
        {streaks.slice(0, isAll ? undefined : SHOWN).map(({ streak, href }) => (
          <StreakCard
            key={`${streak.gameCode} ${streak.play} ${streak.row} ${streak.word}`}
            streak={streak}
            href={href}
            clockAhead={clockAhead}
            onSealed={onSealed}
          />
        ))}
      </ul>
      {streaks.length > SHOWN && (
        <Button look="ghost" size="small" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll
            ? _('lottery-statistics.streaks.fewer')
            : _('lottery-statistics.streaks.all', { count: streaks.length })}
        </Button>
      )}
    </>
  )
}

function StreaksSkeleton() {
  const { _ } = useLingui()
  return (
    <div role="status" aria-label={_('site.loading')} className={styles.list}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
        <Skeleton key={card} shape="card" height="108px" />
      ))}
    </div>
  )
}
