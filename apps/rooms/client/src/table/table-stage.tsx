import type { ReactNode } from 'react'
import { Dealer } from '../dealer/dealer.tsx'
import { Lanterns } from '../dealer/lanterns.tsx'
import type { GameLook } from '../games/game-look.ts'
import type { Kit } from '../kit.ts'
import { StudioScene } from '../studio/studio-scene.tsx'
import { hasBet } from '../view/apply-message.ts'
import { decidedNow, paidNow, type View } from '../view/view.ts'
import { Countdown } from './countdown.tsx'
import { DecisionClock } from './decision-clock.tsx'
import { ownText } from './own-text.ts'
import { Shoe } from './shoe.tsx'
import { StageWord } from './stage-word.tsx'
import type { Dealing } from './use-dealing.ts'

type TableStageProps = {
  readonly kit: Kit
  readonly look: GameLook
  readonly view: View
  readonly dealing: Dealing
  readonly isOpen: boolean
  /** What has to be told, over all of it. */
  readonly children: ReactNode
}

/** The dealer, what the game shows of a coup, and what is going on. */
export function TableStage({ kit, look, view, dealing, isOpen, children }: TableStageProps) {
  const { say } = kit
  const { table, still, rules } = view
  const { shown, seen, isSeen } = dealing
  const { Stage } = look
  const coup = table?.coup ?? null
  const dealer = (
    <Dealer
      table={rules.code}
      dealt={table?.phase === 'dealing' ? shown.length : 0}
      isShuffling={table?.phase === 'shuffling'}
    />
  )
  const isRevealed = coup !== null && table?.phase === 'result' && isSeen
  return (
    <section
      className="stage"
      data-game={rules.game}
      data-phase={table?.phase ?? 'opening'}
      aria-label={say('rooms.stage')}
    >
      <Lanterns />
      {table?.studio ? (
        <StudioScene {...{ say, table }} studio={table.studio}>
          {dealer}
        </StudioScene>
      ) : (
        dealer
      )}
      {look.source === 'shoe' && <Shoe say={say} series={table?.series ?? null} />}
      <div className="stage-board">
        <Stage
          {...{ say, shown, still, seen }}
          decided={decidedNow(view)}
          phase={table?.phase ?? 'stopped'}
          coup={coup?.id ?? ''}
          card={coup?.card}
          result={isRevealed ? coup.result : null}
        />
        <div className="stage-middle">
          {isOpen && coup && <Countdown key={coup.id} {...{ kit, coup }} />}
          {coup?.deciding && <DecisionClock key={coup.deciding.until} {...{ kit, view }} step={coup.deciding} />}
          {!isOpen && !coup?.deciding && <StageWord {...{ kit, look, view, isRevealed }} />}
        </div>
      </div>
      {children}
      <p className="visually-hidden" role="status">
        {isRevealed && coupText(kit, look, view)}
      </p>
    </section>
  )
}

/** What is to be heard of a coup that is over: its result and what it paid, or that it was void. */
export function coupText({ say, money }: Kit, look: GameLook, view: View): string {
  const coup = view.table?.coup
  if (coup?.isVoid) return say('rooms.void')
  if (!coup?.result) return ''
  const { text } = look.verdict(say, coup.result, view.rules.sides)
  const own = ownText(say, { paid: paidNow(view), hasBet: hasBet(view), money })
  return own === null ? text : `${text} · ${own}`
}
