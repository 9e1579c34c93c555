import { useLingui } from '@lingui/react'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { RefusedError } from '@sanuk/wire/faults'
import { TicketX } from 'lucide-react'
import type { ReactNode } from 'react'
import { faultText } from '../../wire/fault-text.ts'
import { GameTable } from './game-table.tsx'
import styles from './lottery.module.css'
import { type GameWithPlays, type OfferedPlay, offeredPlays } from './plays.ts'
import { useLotteryGame } from './use-lottery-game.ts'

type LotteryGameProps = {
  readonly gameCode: string
  /** A play, or a group of plays, that the address asks for. */
  readonly wanted: string | undefined
  /** Leads to other lotteries, beside the game's name. */
  readonly switcher: ReactNode
  /** The way back where the game cannot be played. */
  readonly wayBack: ReactNode
}

/** A lottery, to be played. */
export function LotteryGame({ gameCode, wanted, switcher, wayBack }: LotteryGameProps) {
  const { _ } = useLingui()
  const { data, error, refetch } = useLotteryGame(gameCode)
  const plays = data ? offeredPlays(data) : []
  const isUnavailable = (error instanceof RefusedError && error.code === 'game_unavailable') || plays.length === 0
  if (data && isFilled(plays)) return <GameTable game={data} plays={plays} wanted={wanted} switcher={switcher} />
  if (!data && !error) return <GameSkeleton label={_('site.loading')} />
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{_('lottery.confirm.game')}</h1>
      {error && !(error instanceof RefusedError) ? (
        <ErrorState title={_('lottery.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
          {faultText(error, _)}
        </ErrorState>
      ) : (
        <EmptyState icon={<TicketX />} title={_('lottery.unavailable')} action={wayBack}>
          {isUnavailable ? _('lottery.unavailable.note') : faultText(error, _)}
        </EmptyState>
      )}
    </div>
  )
}

const isFilled = (plays: readonly OfferedPlay[]): plays is GameWithPlays['plays'] => plays.length > 0

/** As large as what comes, so that nothing moves. */
function GameSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Skeleton shape="card" height="108px" />
          <Skeleton shape="control" height="36px" width="70%" />
          <Skeleton shape="card" height="420px" />
        </div>
        <div className={styles.aside}>
          <Skeleton shape="card" height="320px" />
          <Skeleton shape="card" height="240px" />
        </div>
      </div>
    </div>
  )
}
