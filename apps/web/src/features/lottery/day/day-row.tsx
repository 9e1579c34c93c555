import { useLingui } from '@lingui/react'
import type { LotteryOfDay } from '@sanuk/contracts/lottery-days'
import { Button } from '@sanuk/ui/button'
import { isPlainPress } from '@sanuk/ui/plain-press'
import { useState } from 'react'
import { useClockTime } from '../../../components/records/use-clock-time.ts'
import { useLanguage } from '../../../language/language.ts'
import { useRouter } from '../../../router/use-router.ts'
import { DrawResult } from '../draw-result.tsx'
import { shortIssue } from '../issue-name.ts'
import { ShareResult } from '../share/share-result.tsx'
import { Simulated } from '../simulated.tsx'
import { AllOfDay } from './all-of-day.tsx'
import styles from './day.module.css'

type DayRowProps = {
  readonly lottery: LotteryOfDay
  /** Where it is played. */
  readonly href: string
  readonly day: string
  /** The time of the server when this was answered, in ms. */
  readonly now: number
}

/** A lottery on a day: its latest result or what is to come, and all of its results where there are many. */
export function DayRow({ lottery, href, day, now }: DayRowProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { draws, latest, family, names } = lottery
  const router = useRouter()
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <a
          href={href}
          className={styles.name}
          onClick={(event) => {
            if (!isPlainPress(event)) return
            event.preventDefault()
            void router.go(href)
          }}
        >
          {names[language]}
        </a>
        <Simulated of={latest} />
        {latest && (
          <ShareResult family={family} names={names} drawn={latest} drawnAt={latest.drawsAt} className={styles.share} />
        )}
      </div>
      <DayStanding lottery={lottery} now={now} />
      {latest && <DrawResult family={family} result={latest.result} place="list" />}
      {draws.drawn > 1 && (
        <Button look="ghost" size="small" wide aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? _('lottery-results.day.fewer') : _('lottery-results.day.all', { count: draws.drawn })}
        </Button>
      )}
      {isOpen && <AllOfDay lottery={lottery} day={day} />}
    </li>
  )
}

/** Which draw is shown and when it was made, and when the next one is. */
function DayStanding({ lottery: { latest, next }, now }: Pick<DayRowProps, 'lottery' | 'now'>) {
  const { _ } = useLingui()
  const timeOf = useClockTime()
  const shortTime = (instant: string) => timeOf(instant).slice(0, 5)
  const parts = [
    latest && `${_('lottery.issue', { number: shortIssue(latest.number) })} · ${shortTime(latest.drawsAt)}`,
    next &&
      (Date.parse(next.drawsAt) > now
        ? _('lottery-results.day.draws_at', { time: shortTime(next.drawsAt) })
        : _('lottery-results.day.awaited')),
    !latest && !next && _('lottery-results.day.cancelled'),
  ]
  return <p className={styles.meta}>{parts.filter(Boolean).join(' · ')}</p>
}
