import { useLingui } from '@lingui/react'
import type { LotteryGame } from '@sanuk/contracts/lottery'
import { Countdown } from '@sanuk/ui/countdown'
import type { ReactNode } from 'react'
import { useMoment } from '../../../components/use-moment.ts'
import { useLanguage } from '../../../language/language.ts'
import { DrawResult } from '../draw-result.tsx'
import { shortIssue } from '../issue-name.ts'
import { ShareResult } from '../share/share-result.tsx'
import { Simulated } from '../simulated.tsx'
import { ClosingSound } from './closing-sound.tsx'
import styles from './draw-head.module.css'
import type { Phase } from './phase.ts'
import type { Round } from './use-round.ts'

type DrawHeadProps = {
  readonly game: LotteryGame
  readonly round: Round
  /** Leads to other lotteries. */
  readonly switcher: ReactNode
}

/** Which lottery it is, which issue takes bets and for how long, and what was drawn last. */
export function DrawHead({ game, round, switcher }: DrawHeadProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const { phase, latest } = round
  const number = phase && numberOf(phase)
  return (
    <header className={styles.head} data-theme="dark">
      <div className={styles.game}>
        <p className={styles.issue} key={number}>
          {number ? _('lottery.issue', { number }) : ' '}
        </p>
        <div className={styles.title}>
          <h1 className={styles.name}>{game.names[language]}</h1>
          {switcher}
        </div>
      </div>
      <div className={styles.previous} data-wide={game.family.startsWith('VN') || undefined}>
        <div className={styles.labelled}>
          <p className={styles.label}>
            {latest ? _('lottery.previous', { number: shortIssue(latest.number) }) : _('lottery.previous.none')}
          </p>
          <Simulated of={latest} />
          {latest && <ShareResult family={game.family} names={game.names} drawn={latest} drawnAt={latest.drawnAt} />}
        </div>
        {latest && (
          <DrawResult key={latest.number} family={game.family} result={latest.result} size="large" place="head" />
        )}
      </div>
      {phase && <TimeLeft phase={phase} round={round} />}
    </header>
  )
}

function numberOf(phase: Phase): string | undefined {
  if (phase.kind === 'result') return phase.drawn.number
  return phase.kind === 'closed' ? phase.waiting?.number : phase.issue.number
}

function TimeLeft({ phase, round }: { readonly phase: Phase; readonly round: Round }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const announce = (seconds: number) =>
    seconds > 0 ? _('lottery.seals_in.said', { seconds }) : _('lottery.sealed.said')
  switch (phase.kind) {
    case 'open':
      return (
        <div className={styles.time}>
          <div className={styles.labelled}>
            <p className={styles.label}>{_('lottery.seals_in')}</p>
            <ClosingSound sealsAt={Date.parse(phase.issue.sealsAt)} clockAhead={round.clockAhead} />
          </div>
          <Countdown
            key={phase.issue.number}
            look="boxes"
            deadline={Date.parse(phase.issue.sealsAt)}
            offset={round.clockAhead}
            label={_('lottery.seals_in')}
            daysText={(days) => _('lottery.days', { days })}
            announce={announce}
            onEnd={() => round.end(phase.issue)}
          />
        </div>
      )
    case 'drawing':
    case 'result':
      return (
        <div className={styles.time}>
          <p className={styles.label}>{_('lottery.sealed')}</p>
          <p className={styles.state}>{_(phase.kind === 'drawing' ? 'lottery.drawing' : 'lottery.drawn')}</p>
        </div>
      )
    case 'closed':
      return (
        <div className={styles.time}>
          <p className={styles.label}>{_('lottery.closed')}</p>
          <p className={styles.state}>
            {phase.waiting ? _('lottery.draws_at', { time: moment(phase.waiting.drawsAt) }) : _('lottery.closed.now')}
          </p>
        </div>
      )
  }
}
