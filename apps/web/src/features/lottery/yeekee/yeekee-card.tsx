import { useLingui } from '@lingui/react'
import type { LotteryGame } from '@sanuk/contracts/lottery'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { faultText } from '../../../wire/fault-text.ts'
import { shortIssue } from '../issue-name.ts'
import type { Phase } from '../round/phase.ts'
import type { Round } from '../round/use-round.ts'
import { RoundSum } from './round-sum.tsx'
import { ShotKeypad } from './shot-keypad.tsx'
import { ShotList } from './shot-list.tsx'
import { useShots } from './use-shooting.ts'
import styles from './yeekee.module.css'

type YeekeeCardProps = { readonly game: LotteryGame; readonly round: Pick<Round, 'phase' | 'latest'> }

/** Numbers are shot here, and what was shot and drawn is shown. */
export function YeekeeCard({ game: { gameCode }, round: { phase, latest } }: YeekeeCardProps) {
  const { _ } = useLingui()
  const number = phase && issueOf(phase)
  return (
    <Card
      title={_('lottery-yeekee.title')}
      mark={number && <Badge>{_('lottery-yeekee.issue', { number: shortIssue(number) })}</Badge>}
    >
      <p className={styles.how}>{_('lottery-yeekee.how')}</p>
      {number && <Shots key={number} gameCode={gameCode} number={number} />}
      {latest && latest.number !== number && (
        <details className={styles.latest}>
          <summary>{_('lottery-yeekee.latest', { number: shortIssue(latest.number) })}</summary>
          <LatestSum key={latest.number} gameCode={gameCode} number={latest.number} />
        </details>
      )}
    </Card>
  )
}

/** The issue that is shot for, or else the one that is drawn from its shots. */
function issueOf(phase: Phase): string | undefined {
  if (phase.kind === 'result') return phase.drawn.number
  return phase.kind === 'closed' ? phase.waiting?.number : phase.issue.number
}

type IssueProps = { readonly gameCode: string; readonly number: string }

function Shots({ gameCode, number }: IssueProps) {
  const { _ } = useLingui()
  const { data, error, refetch } = useShots(gameCode, number, true)
  if (!data && error) {
    return (
      <ErrorState title={_('lottery-yeekee.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
  }
  if (!data) return <Skeleton shape="card" height="320px" />
  if (data.drawn) {
    return (
      <div className={styles.columns}>
        <RoundSum gameCode={gameCode} number={number} sum={data.sum} count={data.count} round={data.drawn} />
        <ShotList shots={data} own={[]} />
      </div>
    )
  }
  return <ShotKeypad gameCode={gameCode} number={number} shots={data} />
}

/** How the issue before came about. */
function LatestSum({ gameCode, number }: IssueProps) {
  const { _ } = useLingui()
  const { data } = useShots(gameCode, number, false)
  if (!data) return <Skeleton shape="control" height="120px" />
  if (!data.drawn) return <p className={styles.how}>{_('lottery-yeekee.no_record')}</p>
  return <RoundSum gameCode={gameCode} number={number} sum={data.sum} count={data.count} round={data.drawn} />
}
