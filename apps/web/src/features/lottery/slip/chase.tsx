import { useLingui } from '@lingui/react'
import type { Issue, LotteryGame } from '@sanuk/contracts/lottery'
import { useMoment } from '../../../components/use-moment.ts'
import { Stepper } from '../pad/stepper.tsx'
import styles from './slip.module.css'
import type { StopChoice } from './stop-choice.ts'
import { StopFields } from './stop-fields.tsx'

type ChaseProps = {
  readonly game: LotteryGame
  readonly repeats: number
  readonly issues: readonly Issue[]
  readonly onRepeats: (issues: number) => void
  readonly stop: StopChoice
  readonly onStop: (stop: StopChoice) => void
}

/** Repeats the bets in issues to come, with the same multiple in each. */
export function Chase({ game, repeats, issues, onRepeats, stop, onStop }: ChaseProps) {
  const { _ } = useLingui()
  const moment = useMoment()
  if (game.issuesMax <= 1) return null
  return (
    <div className={styles.chase}>
      <div className={styles.chaseHead}>
        <span>{_('lottery.chase')}</span>
        <Stepper label={_('lottery.chase.issues')} value={repeats} most={game.issuesMax} onChange={onRepeats} />
      </div>
      {repeats > 1 && <StopFields stop={stop} onStop={onStop} />}
      {issues.length > 1 && (
        <details className={styles.issues}>
          <summary>
            {_('lottery.chase.list', {
              count: issues.length,
              first: issues[0]?.number ?? '',
              last: issues.at(-1)?.number ?? '',
            })}
          </summary>
          <ul>
            {issues.map(({ number, drawsAt }) => (
              <li key={number}>
                <span>{number}</span> <span>{moment(drawsAt)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {repeats > 1 && issues.length > 0 && issues.length < repeats && (
        <p className={styles.note}>{_('lottery.chase.fewer', { count: issues.length })}</p>
      )}
    </div>
  )
}
