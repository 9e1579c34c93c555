import { useLingui } from '@lingui/react'
import { type DrawnIssue, type LotteryGame, RESULTS_MAX } from '@sanuk/contracts/lottery'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { faultText } from '../../../wire/fault-text.ts'
import { DrawResult } from '../draw-result.tsx'
import { shortIssue } from '../issue-name.ts'
import { Simulated } from '../simulated.tsx'
import { CheckDraw } from './check-draw.tsx'
import styles from './history.module.css'
import { ResultShape, ShapeChoice, shapesOf } from './result-shape.tsx'
import { useResults } from './use-results.ts'

const SHOWN = 10

type ResultsProps = { readonly game: LotteryGame; readonly latest: DrawnIssue | null }

/** What was drawn so far, the latest first. */
export function Results({ game, latest }: ResultsProps) {
  const { _ } = useLingui()
  const [isAll, setAll] = useState(false)
  const [usual] = shapesOf(game)
  const [chosen, setShape] = useState<string>()
  const shape = chosen ?? usual
  const { data, error, refetch } = useResults(game.gameCode, latest, shape)
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
      {shape !== undefined && <ShapeChoice game={game} shape={shape} onShape={setShape} />}
      <ol className={styles.list} aria-label={_('lottery.results')}>
        {data.list.slice(0, isAll ? RESULTS_MAX : SHOWN).map((drawn) => (
          <ResultRow key={drawn.number} game={game} drawn={drawn}>
            <ResultShape
              family={game.family}
              result={drawn.result}
              shape={shape}
              told={data.shape === shape ? drawn.words : undefined}
            />
          </ResultRow>
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

type ResultRowProps = {
  readonly game: LotteryGame
  readonly drawn: DrawnIssue
  /** What it was like. */
  readonly children: ReactNode
}

function ResultRow({ game, drawn, children }: ResultRowProps) {
  return (
    <li className={styles.result}>
      <span className={styles.number} title={drawn.number}>
        {shortIssue(drawn.number)}
      </span>
      <DrawResult family={game.family} result={drawn.result} place="list" />
      <Simulated of={drawn} />
      {children}
      {game.drawnBy === 'house' && (
        <CheckDraw gameCode={game.gameCode} number={drawn.number} isShotFor={game.isShotFor} />
      )}
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
