import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { useMoment } from '../../../components/use-moment.ts'
import { useLanguage } from '../../../language/language.ts'
import styles from './agreements.module.css'
import { timeLeft } from './time-left.ts'

const TICK_MS = 30_000

/** When a request expires: how long that is from now, and at what time. `at` is an instant. */
export function Expiry({ at }: { readonly at: string }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const moment = useMoment()
  const left = timeLeft(Date.parse(at), useNow())
  const when = moment(at)
  if (!left) return <p className={styles.note}>{_('agent-agreements.expired', { when })}</p>
  const format = new Intl.RelativeTimeFormat(language === 'th' ? 'th' : 'en-GB')
  return (
    <p className={styles.note}>{_('agent-agreements.expires', { left: format.format(left.count, left.unit), when })}</p>
  )
}

/** The time, in ms since 1970, as it passes. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
