import { useLingui } from '@lingui/react'
import type { WireSelection } from '@sanuk/contracts/lottery'
import type { LotteryStreak } from '@sanuk/contracts/lottery-statistics'
import { Badge } from '@sanuk/ui/badge'
import { buttonClass } from '@sanuk/ui/button'
import { Countdown } from '@sanuk/ui/countdown'
import { isPlainPress } from '@sanuk/ui/plain-press'
import { useLanguage } from '../../../language/language.ts'
import { useRouter } from '../../../router/use-router.ts'
import { useFamilyWords } from '../family-words.ts'
import { shortIssue } from '../issue-name.ts'
import { playsOfFamily } from '../plays.ts'
import { streakLink } from './streak-link.ts'
import styles from './streaks.module.css'
import { symbolText } from './symbol-text.ts'

type StreakCardProps = {
  readonly streak: LotteryStreak
  /** Where its lottery is played. */
  readonly href: string
  readonly clockAhead: number
  readonly onSealed: () => unknown
}

/** A streak with how long it is and when its next draw is sealed. It leads to the pad with either bet filled in. */
export function StreakCard({ streak, href, clockAhead, onSealed }: StreakCardProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const words = useFamilyWords(streak.family)
  const { names, play, row, word, length, goesOn, ends, issue } = streak
  const rows = playsOfFamily(streak.family).get(play)?.form.rows ?? []
  const rowName = rows.length > 1 ? ` · ${words('row', rows[row]?.name ?? '')}` : ''
  const place = `${words('play', play)}${rowName}`
  const wordOf = (selection: WireSelection): string => {
    const symbol = selection.rows?.[row]?.[0]
    const symbols = rows[row]?.symbols
    return symbol === undefined || !symbols ? '' : symbolText(symbols, symbol, words)
  }
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <strong className={styles.name}>{names[language]}</strong>
        <span className={styles.meta}>
          {_('lottery.issue', { number: shortIssue(issue.number) })} ·{' '}
          <Countdown
            deadline={Date.parse(issue.sealsAt)}
            offset={clockAhead}
            label={_('lottery.seals_in')}
            daysText={(days) => _('lottery.days', { days })}
            // Many of them count at once: none of them speaks.
            announceAt={[]}
            announce={() => ''}
            onEnd={() => void onSealed()}
          />
        </span>
      </div>
      <div className={styles.what}>
        <span className={styles.place}>{place}</span>
        <strong>{words('word', word)}</strong>
        <Badge look="good">{_('lottery-statistics.streaks.length', { count: length })}</Badge>
      </div>
      <div className={styles.bets}>
        {[goesOn, ends].map((selection) => (
          <BetLink
            key={wordOf(selection)}
            href={streakLink(href, play, selection)}
            label={_('lottery-statistics.streaks.bet', { game: names[language], place, word: wordOf(selection) })}
            text={_('lottery-statistics.streaks.goes_on', { word: wordOf(selection) })}
          />
        ))}
      </div>
    </li>
  )
}

type BetLinkProps = { readonly href: string; readonly label: string; readonly text: string }

/** To the pad: nothing is bet before the member does it there. */
function BetLink({ href, label, text }: BetLinkProps) {
  const router = useRouter()
  return (
    <a
      className={buttonClass({ look: 'outline', size: 'small' })}
      href={href}
      aria-label={label}
      onClick={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        void router.go(href)
      }}
    >
      {text}
    </a>
  )
}
