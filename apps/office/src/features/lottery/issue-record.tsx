import { useLingui } from '@lingui/react'
import type { ReadLotteryIssue } from '@sanuk/contracts/office-lottery'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Link } from 'wouter'
import { Failed } from '../../components/failed.tsx'
import { isMissing } from '../../wire/fault-text.ts'
import { Corrections } from './corrections.tsx'
import { Exposure } from './exposure.tsx'
import { IssueActions } from './issue-actions.tsx'
import { IssueFacts } from './issue-facts.tsx'
import styles from './lottery.module.css'
import { NumberHeat } from './numbers/number-heat.tsx'
import { PlayTotals } from './play-totals.tsx'
import { Reports } from './reports.tsx'
import { useIssue } from './use-issue.ts'
import { useLotteryGames } from './use-lottery-games.ts'

/** All that is known of one issue, and what can be done about it. */
export function IssueRecord({ id }: { readonly id: string }) {
  const { data: games } = useLotteryGames()
  const { data, error, refetch } = useIssue(id)
  if (!data) {
    if (!error) return <Skeleton height="420px" shape="card" />
    return (
      <Failed
        title={isMissing(error) ? 'office.record.missing' : 'office.record.failed'}
        error={error}
        onRetry={refetch}
      />
    )
  }
  const game = games?.list.find(({ gameCode }) => gameCode === data.issue.gameCode)
  return (
    <div className={styles.record}>
      <Attention detail={data} />
      <IssueActions detail={data} game={game} />
      <IssueFacts detail={data} family={game?.family} />
      <PlayTotals plays={data.plays} family={game?.family} />
      <Exposure id={id} family={game?.family} />
      <NumberHeat id={id} family={game?.family} />
      {data.issue.drawnBy === 'official' && <Reports reports={data.reports} />}
      {data.corrections.length > 0 && <Corrections corrections={data.corrections} />}
    </div>
  )
}

/** What has to be looked at, and what waits for a colleague. */
function Attention({ detail: { issue, proposals } }: { readonly detail: ReadLotteryIssue }) {
  const { _ } = useLingui()
  const waiting = proposals.correction ? 'correction' : proposals.cancellation ? 'cancellation' : null
  return (
    <>
      {issue.isAwaited && (
        <p className={styles.attention} data-disputed={issue.disputed || undefined} role="status">
          {_(issue.disputed ? 'office-lottery.issue.disputed' : 'office-lottery.issue.awaited')}
        </p>
      )}
      {waiting && (
        <p className={styles.attention}>
          {_(`office-lottery.issue.${waiting}.waits`)}{' '}
          <Link to="/approvals">{_('office-lottery.issue.to_approvals')}</Link>
        </p>
      )}
    </>
  )
}
