import { useLingui } from '@lingui/react'
import type { PlayType } from '@sanuk/contracts/catalogue'
import type { DrawnIssue, Issue } from '@sanuk/contracts/lottery'
import { Badge } from '@sanuk/ui/badge'
import { classNames } from '@sanuk/ui/class-names'
import { Countdown } from '@sanuk/ui/countdown'
import { isPlainPress } from '@sanuk/ui/plain-press'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { GamePicture } from '../../../components/game-picture.tsx'
import { useLanguage } from '../../../language/language.ts'
import { useRouter } from '../../../router/use-router.ts'
import { DrawResult } from '../draw-result.tsx'
import { hasPrizes } from '../drawn-prizes.ts'
import { shortIssue } from '../issue-name.ts'
import { issuesQuery } from '../round/use-round.ts'
import { Simulated } from '../simulated.tsx'
import { familyOfResult } from './family-of-result.ts'
import styles from './hall.module.css'
import type { ListedLottery } from './lottery-link.ts'

type Standing = { readonly open: Issue | null; readonly latest: DrawnIssue | null }

type HallCardProps = {
  readonly lottery: ListedLottery
  /** Where it stands, if that came with the popular ones. */
  readonly known: Standing | undefined
  /** Whether the popular ones have been told: this is none of them then. */
  readonly isAsked: boolean
  readonly clockAhead: number
  readonly mark: ReactNode
}

/** A lottery in the hall: its issue, how long it takes bets, and what was drawn last. */
export function HallCard({ lottery: { game, href }, known, isAsked, clockAhead, mark }: HallCardProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const router = useRouter()
  const place = useRef<HTMLLIElement>(null)
  const isNear = useNear(place)
  const own = useQuery({ ...issuesQuery(game.gameCode), enabled: game.playable && isAsked && !known && isNear })
  const standing = known ?? (own.data && { open: own.data.open[0] ?? null, latest: own.data.latest })
  const look = (
    <>
      <span className={styles.cover}>
        <GamePicture picture={game.picture} sizes="72px" />
      </span>
      <div className={styles.words}>
        <strong className={styles.name}>{game.names[language]}</strong>
        {game.playable ? (
          <StandingText
            playType={game.defaultPlayType}
            standing={standing}
            clockAhead={known ? clockAhead : (own.data?.clockAhead ?? 0)}
          />
        ) : (
          <Badge>{_('site.game.soon')}</Badge>
        )}
      </div>
    </>
  )
  return (
    <li ref={place} className={classNames(styles.card, !game.playable && styles.soon)}>
      {game.playable ? (
        <a
          className={styles.link}
          href={href}
          onClick={(event) => {
            if (!isPlainPress(event)) return
            event.preventDefault()
            void router.go(href)
          }}
        >
          {look}
        </a>
      ) : (
        <div className={styles.link}>{look}</div>
      )}
      <span className={styles.mark}>{mark}</span>
    </li>
  )
}

type StandingTextProps = {
  readonly playType: PlayType | null
  readonly standing: Standing | undefined
  readonly clockAhead: number
}

function StandingText({ playType, standing, clockAhead }: StandingTextProps) {
  const { _ } = useLingui()
  if (!standing) return <span className={styles.meta}>{_('site.loading')}</span>
  const { open, latest } = standing
  return (
    <>
      <span className={styles.meta}>
        {open ? (
          <>
            {_('lottery.issue', { number: shortIssue(open.number) })} ·{' '}
            <Countdown
              deadline={Date.parse(open.sealsAt)}
              offset={clockAhead}
              label={_('lottery.seals_in')}
              daysText={(days) => _('lottery.days', { days })}
              // Many of them count at once: none of them speaks.
              announceAt={[]}
              announce={() => ''}
            />
          </>
        ) : (
          _('lottery.closed')
        )}
      </span>
      {latest && <LatestResult playType={playType} latest={latest} />}
    </>
  )
}

const BALLS_SHOWN = 10

type LatestResultProps = { readonly playType: PlayType | null; readonly latest: DrawnIssue }

/** What was drawn last; of many balls the first ones. */
function LatestResult({ playType, latest }: LatestResultProps) {
  const { result } = latest
  const family = familyOfResult(playType, result)
  const shown = hasPrizes(family) ? result : result.slice(0, BALLS_SHOWN)
  return (
    <div className={styles.latest}>
      <DrawResult family={family} result={shown} place="hall" />
      <Simulated of={latest} />
    </div>
  )
}

/** Whether an element has come near the screen. */
function useNear(place: { readonly current: Element | null }): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isNear
}
