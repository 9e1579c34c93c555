import { useLingui } from '@lingui/react'
import type { Issue } from '@sanuk/contracts/lottery'
import type { FamilyWords } from '@sanuk/engines/lottery/bets'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { ErrorState } from '@sanuk/ui/error-state'
import { type ReactNode, Suspense, useState } from 'react'
import { optionalPart } from '../../components/lazy-part.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useFamilyWords } from './family-words.ts'
import { HistoryCard, type HistoryTab } from './history/history-card.tsx'
import styles from './lottery.module.css'
import { PadCard } from './pad/pad-card.tsx'
import { PlayPicker } from './pad/play-picker.tsx'
import { StakeBar } from './pad/stake-bar.tsx'
import type { GameWithPlays } from './plays.ts'
import { DrawHead } from './round/draw-head.tsx'
import { DrawOverlay } from './round/draw-overlay.tsx'
import { type Round, useRound } from './round/use-round.ts'
import { BetDialog } from './slip/bet-dialog.tsx'
import { SlipBar } from './slip/slip-bar.tsx'
import { SlipBody } from './slip/slip-body.tsx'
import { type Betting, useBetting } from './use-betting.ts'

const GameExtras = optionalPart(() => import('./game-extras.tsx').then((part) => part.GameExtras), 'lottery-results')
const YeekeeCard = optionalPart(
  () => import('./yeekee/yeekee-card.tsx').then((part) => part.YeekeeCard),
  'lottery-yeekee',
)

type GameTableProps = GameWithPlays & { readonly wanted: string | undefined; readonly switcher: ReactNode }

/** A game that is open to be played: its draw, its pad, the slip, and what was drawn before. */
export function GameTable({ game, plays, wanted, switcher }: GameTableProps) {
  const words = useFamilyWords(game.family)
  const round = useRound(game.gameCode)
  const first = takesBets(round)
  const [tab, setTab] = useState<HistoryTab>('results')
  const betting = useBetting({ game, plays, wanted, first, showTickets: () => setTab('tickets') })
  const { pad, slip } = betting
  const slipProps = { game, betting, first, words }
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <DrawHead game={game} round={round} switcher={switcher} />
          <RoundFault round={round} />
          <PlayPicker plays={plays} play={pad.play} words={words} onPlay={pad.choose} />
          <PadCard
            game={game}
            plays={plays}
            pad={pad}
            words={words}
            overlay={
              round.phase?.kind === 'drawing' || round.phase?.kind === 'result' ? (
                <DrawOverlay family={game.family} phase={round.phase} onGoOn={round.goOn} />
              ) : null
            }
          >
            <StakeBar
              game={game}
              pad={pad}
              isOpen={first !== null}
              onAdd={betting.add}
              onBetNow={betting.betNow}
              onQuickPick={betting.quickPick}
            />
          </PadCard>
          {game.isShotFor && (
            <Suspense>
              <YeekeeCard game={game} round={round} />
            </Suspense>
          )}
        </div>
        <div className={styles.aside}>
          <SlipCard {...slipProps} />
          <HistoryCard game={game} round={round} tab={tab} onTab={setTab} onBetAgain={betting.betAgain} />
          <Suspense>
            <GameExtras game={game} round={round} />
          </Suspense>
        </div>
      </div>
      <SlipBar slip={slip} cost={betting.chase.cost}>
        {(close) => <SlipHere {...slipProps} onLeave={close} />}
      </SlipBar>
      <NextIssue round={round} />
      {betting.bet && (
        <BetDialog
          game={game}
          bet={betting.bet}
          first={first}
          rates={betting.rates}
          open={betting.isAsking}
          plays={betting.plays}
          words={words}
          onBet={betting.changeBet}
          onAdjust={betting.adjustBet}
          onClose={betting.stopAsking}
          onPlaced={betting.placed}
        />
      )}
    </div>
  )
}

/** The issue that bets are taken for, also while the one before is being drawn. */
function takesBets({ phase }: Round): Issue | null {
  if (!phase || phase.kind === 'closed') return null
  return phase.kind === 'open' ? phase.issue : phase.next
}

/** Where no issue is known: why, and another try. */
function RoundFault({ round }: { readonly round: Round }) {
  const { _ } = useLingui()
  if (round.phase || !round.error) return null
  return (
    <ErrorState title={_('lottery.issues.failed')} retryLabel={_('site.retry')} onRetry={round.refetch}>
      {faultText(round.error, _)}
    </ErrorState>
  )
}

/** Says which issue takes bets whenever that changes. */
function NextIssue({ round }: { readonly round: Round }) {
  const { _ } = useLingui()
  const number = round.phase?.kind === 'open' ? round.phase.issue.number : undefined
  return (
    <p role="status" className={styles.said}>
      {number && _('lottery.issue.open', { number })}
    </p>
  )
}

type SlipProps = Pick<GameWithPlays, 'game'> & {
  readonly betting: Betting
  readonly first: Issue | null
  readonly words: FamilyWords
}

/** The slip beside the pad, where there is room for it. */
function SlipCard(props: SlipProps) {
  const { _ } = useLingui()
  const { slip, clearSlip } = props.betting
  const count = slip.lines.length
  return (
    <Card
      className={styles.slip}
      title={_('lottery.slip')}
      mark={count > 0 && <Badge look="good">{_('lottery.slip.lines', { count })}</Badge>}
      action={
        count > 0 && (
          <Button look="ghost" size="small" onClick={clearSlip}>
            {_('lottery.slip.clear')}
          </Button>
        )
      }
    >
      <SlipHere {...props} onLeave={() => {}} />
    </Card>
  )
}

function SlipHere({ game, betting, first, words, onLeave }: SlipProps & { readonly onLeave: () => void }) {
  return (
    <SlipBody
      game={game}
      slip={betting.slip}
      first={first}
      plays={betting.plays}
      words={words}
      editing={betting.pad.editing}
      chase={betting.chase}
      rates={betting.rates}
      stop={betting.stop}
      onStop={betting.setStop}
      onRemove={betting.remove}
      onAdjust={betting.adjustSlip}
      onEdit={(line, at) => {
        betting.pad.edit(line, at)
        onLeave()
      }}
      onPlace={(issues, stop) => {
        onLeave()
        betting.place(issues, stop)
      }}
    />
  )
}
