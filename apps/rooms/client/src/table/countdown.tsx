import { useEffect, useRef } from 'react'
import type { TableState } from '#protocol'
import type { Kit } from '../kit.ts'
import { useRemaining } from './use-remaining.ts'

/** The seconds that are told with a tick and in ruby. */
const LAST_SECONDS = 5

/** Those at which a screen reader hears how many are left. */
const TOLD_AT = [10, 5]

type CountdownProps = {
  readonly kit: Pick<Kit, 'say' | 'now' | 'sound'>
  readonly coup: Pick<NonNullable<TableState['coup']>, 'opensAt' | 'closesAt'>
  /** How the seconds that are left are told. */
  readonly word?: 'rooms.countdown' | 'rooms.decide.countdown'
}

/** How long bets are taken, or players decide, by the server's clock: a ring that empties around the seconds. */
export function Countdown({ kit, coup, word = 'rooms.countdown' }: CountdownProps) {
  const { say, now, sound } = kit
  const left = useRemaining(coup.closesAt, now)
  const seconds = Math.ceil(left / 1000)
  const isLast = seconds > 0 && seconds <= LAST_SECONDS
  const ticked = useRef(seconds)
  useEffect(() => {
    if (isLast && ticked.current !== seconds) sound.play('tick', seconds === 1 ? 1.3 : 1)
    ticked.current = seconds
  }, [isLast, seconds, sound])
  const whole = Math.max(1, Date.parse(coup.closesAt) - Date.parse(coup.opensAt))
  return (
    <div className="countdown" role="timer" aria-label={say(word, { seconds })} data-last={isLast}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="countdown-ground" cx="50" cy="50" r="44" />
        <circle
          className="countdown-left"
          cx="50"
          cy="50"
          r="44"
          pathLength="1"
          strokeDasharray="1"
          strokeDashoffset={1 - Math.min(1, left / whole)}
        />
      </svg>
      <b aria-hidden="true">{seconds}</b>
      <span className="visually-hidden" aria-live="polite">
        {TOLD_AT.includes(seconds) && say(word, { seconds })}
      </span>
    </div>
  )
}
