import { useLingui } from '@lingui/react'
import { type DrawnIssue, type LotteryGame, openedNumeros, RESULTS_MAX } from '@sanuk/contracts/lottery'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { faultText } from '../../../wire/fault-text.ts'
import { read } from '../../../wire/read.ts'
import { DrawResult } from '../draw-result.tsx'
import { shortIssue } from '../issue-name.ts'
import { CheckDraw } from './check-draw.tsx'
import styles from './history.module.css'
import { shapeOf } from './shape.ts'

const SHOWN = 10

type ResultsProps = { readonly game: LotteryGame; readonly latest: DrawnIssue | null }

/** What was drawn so far, the latest first. */
export function Results({ game, latest }: ResultsProps) {
  const { _ } = useLingui()
  const [isAll, setAll] = useState(false)
  const reading = read(openedNumeros, { query: { gameCode: game.gameCode, count: String(RESULTS_MAX) } })
  const { data, error, refetch } = useQuery({
    ...reading,
    // A new result makes the list a new one.
    queryKey: [...reading.queryKey, latest?.number],
    placeholderData: keepPreviousData,
  })
  if (!data && error)
    return (
      <ErrorState title={_('lottery.results.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
  if (!data) return <ResultsSkeleton />
  if (data.list.length === 0) return <EmptyState icon={<History />} title={_('lottery.results.none')} />
  return (
    <div className={styles.results}>
      <ol className={styles.list} aria-label={_('lottery.results')}>
        {data.list.slice(0, isAll ? RESULTS_MAX : SHOWN).map((drawn) => (
          <ResultRow key={drawn.number} game={game} drawn={drawn} />
        ))}
      </ol>
      {data.list.length > SHOWN && (
        <Button look="ghost" size="small" wide aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? _('lottery.results.fewer') : _('lottery.results.all', { count: data.list.length })}
        </Button>
      )}
    </div>
  )
}

function ResultRow({ game, drawn }: { readonly game: LotteryGame; readonly drawn: DrawnIssue }) {
  const { _ } = useLingui()
  const shape = shapeOf(game.family, drawn.result)
  return (
    <li className={styles.result}>
      <span className={styles.number} title={drawn.number}>
        {shortIssue(drawn.number)}
      </span>
      <DrawResult family={game.family} result={drawn.result} place="list" />
      <span className={styles.shape}>
        {shape && `${_(`lottery.shape.${shape.size}`)} ${_(`lottery.shape.${shape.parity}`)}`}
      </span>
      {game.drawnBy === 'house' && <CheckDraw gameCode={game.gameCode} number={drawn.number} />}
    </li>
  )
}

function ResultsSkeleton() {
  const { _ } = useLingui()
  return (
    <div role="status" aria-label={_('site.loading')} className={styles.skeleton}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} shape="control" height="26px" />
      ))}
    </div>
  )
}
