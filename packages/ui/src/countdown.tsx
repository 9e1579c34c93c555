import { useEffect, useEffectEvent, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './countdown.module.css'
import { clockParts, secondsLeft, untilNextSecond } from './remaining-time.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type CountdownProps = {
  /** When it ends, in ms since 1970, by the server's clock. */
  deadline: number
  /** The server's clock minus this device's, in ms. */
  offset?: number | undefined
  /** What ends then. */
  label: string
  /** Figures in the running text, or in boxes as on a scoreboard. */
  look?: 'plain' | 'boxes' | undefined
  /** Says whole days, which are counted apart from the hours then. */
  daysText?: ((days: number) => string) | undefined
  /** Says the time left when it reaches one of `announceAt` (and 0), politely. */
  announce: (seconds: number) => string
  announceAt?: readonly number[] | undefined
  onEnd?: (() => void) | undefined
}

const FINAL_SECONDS = 10
const DAY_SECONDS = 86_400

/** Counts down to a deadline; the last ten seconds are ruby. Hours are left out of running text while there are none. */
export function Countdown(props: CountdownProps) {
  const { deadline, offset = 0, label, look = 'plain', daysText, announce, announceAt = [60, 30, 10] } = props
  const seconds = useSecondsLeft(deadline, offset, props.onEnd)
  const days = daysText ? Math.floor(seconds / DAY_SECONDS) : 0
  const ahead = daysText && days > 0 ? `${daysText(days)} ` : ''
  const parts = clockParts(seconds - days * DAY_SECONDS)
  const shown = look === 'plain' && parts[0] === '00' && !ahead ? parts.slice(1) : parts
  const due = seconds === 0 || announceAt.includes(seconds)
  return (
    <span className={classNames(styles.countdown, styles[look], seconds <= FINAL_SECONDS && styles.final)}>
      <span role="timer" aria-label={`${label} ${ahead}${shown.join(':')}`} className={styles.clock}>
        {ahead && <span className={styles.days}>{ahead}</span>}
        {shown.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on the clock is what it is
          <span key={place} className={styles.part}>
            {part}
          </span>
        ))}
      </span>
      <span aria-live="polite">{due && <VisuallyHidden>{announce(seconds)}</VisuallyHidden>}</span>
    </span>
  )
}

/** Whole seconds until the deadline, kept current; `onEnd` is called once when they run out while somebody looks on. */
export function useSecondsLeft(deadline: number, offset: number, onEnd?: () => void): number {
  const [now, setNow] = useState(() => Date.now() + offset)
  const ended = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function tick(running: boolean) {
      const current = Date.now() + offset
      setNow(current)
      const wait = untilNextSecond(deadline, current)
      if (wait !== undefined) timer = setTimeout(tick, wait, true)
      else if (running) ended()
    }
    tick(false)
    return () => clearTimeout(timer)
  }, [deadline, offset])

  return secondsLeft(deadline, now)
}
