import type { CSSProperties } from 'react'
import { baccaratWire } from '#instant-wire'
import type { BoardProps, Kind } from '../kind.ts'
import {
  type BaccaratBet,
  type BaccaratChoice,
  type BaccaratView,
  dealtCards,
  metBy,
  pausesOf,
  SIDES,
} from './baccarat-coup.ts'
import { BaccaratSide } from './baccarat-side.tsx'
import { BeadRoad, resultText } from './bead-road.tsx'
import { BetSpots, type Fate, fateOf } from './bet-spots.tsx'
import { paceOf, timesOf } from './pace.ts'
import { shortMultiple } from './short-multiple.ts'
import { usePlayed } from './use-played.ts'
import { useRoad } from './use-road.ts'
import { useSteps } from './use-steps.ts'

const BETS = ['player-pair', 'tie', 'banker-pair', 'player', 'banker'] as const

/** The side that won is seen to light up before the outcome is told. */
const LIGHT_MS = 250

const NO_BETS: readonly BaccaratBet[] = []

function Board(props: BoardProps<BaccaratChoice, never, BaccaratView>) {
  const { say, choice, view, round, onChoice, tables, quick } = props
  const { made, isOver, isLive } = useSteps(round, timesOf(pausesOf(view), quick))
  const beads = useRoad(round, view, isOver)
  // Who bets anew has had the cards taken away.
  const shown = usePlayed(round, choice) === choice ? view : null
  const ended = isOver ? shown : null
  const laid = shown ? dealtCards(shown).filter(({ turn }) => made > 2 * turn) : []
  const met = ended ? metBy(ended) : NO_BETS
  const fate = ended ? fateOf(choice.bet, met, SIDES) : undefined
  return (
    <div className="baccarat-board" style={{ '--pace': isLive ? paceOf(quick) : 0 } as CSSProperties}>
      <div className="baccarat-cloth" data-winner={ended?.winner}>
        <div className="baccarat-sides">
          {SIDES.map((side) => (
            <BaccaratSide
              key={side}
              {...{ say, side, round }}
              cards={laid
                .filter((card) => card.side === side)
                .map((card) => ({ ...card, isTurned: made > 2 * card.turn + 1 }))}
              isWinner={ended ? ended.winner === 'tie' || ended.winner === side : undefined}
            />
          ))}
          <span className="baccarat-shoe" aria-hidden="true" />
        </div>
        <p className="baccarat-word" aria-live="polite">
          {wordOf(say, { shown, ended, fate })}
        </p>
        <BetSpots
          {...{ met, fate, tables, chosen: choice.bet, legend: say('game.baccarat.bets') }}
          bets={BETS.map((bet) => ({ bet, text: say(`game.baccarat.bet.${bet}`) }))}
          onBet={onChoice && ((bet: BaccaratBet) => onChoice({ bet }))}
        />
      </div>
      <BeadRoad {...{ say, beads }} />
    </div>
  )
}

type Standing = {
  readonly shown: BaccaratView | null
  readonly ended: BaccaratView | null
  readonly fate: Fate | undefined
}

function wordOf(say: BoardProps<never, never, never>['say'], { shown, ended, fate }: Standing): string {
  if (!shown) return say('game.baccarat.begin')
  if (!ended) return say('game.baccarat.dealing')
  return fate === 'back' ? say('game.baccarat.back') : resultText(say, ended)
}

/** Two hands of cards, of which the one nearer to nine wins. */
export const baccarat: Kind<BaccaratChoice, never, BaccaratView> = {
  wire: baccaratWire,
  first: () => ({ bet: 'player' }),
  pays: ({ bet }, tables) => shortMultiple(tables[bet]?.[0] ?? '0'),
  showsMs: (view, quick) => (timesOf(pausesOf(view), quick).at(-1) ?? 0) + LIGHT_MS,
  Controls: () => null,
  Board,
}
