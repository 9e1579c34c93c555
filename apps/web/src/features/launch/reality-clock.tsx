import { useLingui } from '@lingui/react'
import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './game-bar.module.css'

const MINUTE_MS = 60_000

/** How long this game has been open. */
export function RealityClock() {
  const { _ } = useLingui()
  const [opened] = useState(Date.now)
  const [now, setNow] = useState(opened)
  const minutes = Math.floor((now - opened) / MINUTE_MS)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])

  return (
    <span className={styles.clock} role="timer" aria-label={_('launch.clock', { minutes })}>
      <Clock />
      <span aria-hidden="true">{writeTime(now - opened)}</span>
    </span>
  )
}

/** `m:ss`, from an hour on `h:mm:ss`. */
export function writeTime(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000))
  const two = (part: number) => String(part).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
