import type { TableState } from '#protocol'
import { useRemaining } from '../table/use-remaining.ts'
import type { Say } from '../words.ts'

type CardClockProps = {
  readonly say: Say
  readonly now: () => number
  readonly coup: Pick<NonNullable<TableState['coup']>, 'opensAt' | 'closesAt'>
}

const LAST_SECONDS = 5

/** How long a table takes bets: seconds, and a bar that empties. It is not heard: several tables count at once. */
export function CardClock({ say, now, coup }: CardClockProps) {
  const left = useRemaining(coup.closesAt, now)
  const seconds = Math.ceil(left / 1000)
  const whole = Math.max(1, Date.parse(coup.closesAt) - Date.parse(coup.opensAt))
  return (
    <div
      className="card-clock"
      role="timer"
      aria-label={say('rooms.countdown', { seconds })}
      data-last={seconds > 0 && seconds <= LAST_SECONDS}
    >
      <b aria-hidden="true">{say('rooms.several.betting', { seconds })}</b>
      <i aria-hidden="true" style={{ inlineSize: `${Math.min(100, (left * 100) / whole)}%` }} />
    </div>
  )
}
