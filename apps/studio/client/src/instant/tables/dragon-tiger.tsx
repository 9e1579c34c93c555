import type { CSSProperties } from 'react'
import type * as z from 'zod/mini'
import { dragonTigerWire } from '#instant-wire'
import type { BoardProps, Kind } from '../kind.ts'
import { BetSpots, type Fate, fateOf } from './bet-spots.tsx'
import { DragonTigerSide, type SideState } from './dragon-tiger-side.tsx'
import { paceOf, timesOf } from './pace.ts'
import { shortMultiple } from './short-multiple.ts'
import { usePlayed } from './use-played.ts'
import { useSteps } from './use-steps.ts'

type DragonTigerChoice = z.output<typeof dragonTigerWire.choice>
type DragonTigerView = z.output<typeof dragonTigerWire.view>
type Bet = DragonTigerChoice['bet']
type Side = (typeof SIDES)[number]

const SIDES = ['dragon', 'tiger'] as const
const BETS = ['dragon', 'tie', 'suited-tie', 'tiger'] as const
const NO_BETS: readonly Bet[] = []

/** The steps of a clash, by how many have been made: each card is laid and turned, the second after a while. */
const STEP = { dragonLaid: 1, tigerLaid: 2, dragonTurned: 3, tense: 4, tigerTurned: 5 } as const
const PAUSES = [0, 240, 460, 420, 1350, 480] as const

/** The winner is seen before the outcome is told. */
const LIGHT_MS = 250

const isSuited = ({ dragon, tiger }: DragonTigerView) => dragon.charAt(1) === tiger.charAt(1)

/** The bets a clash meets. */
function metBy(view: DragonTigerView): Bet[] {
  return view.winner === 'tie' && isSuited(view) ? ['tie', 'suited-tie'] : [view.winner]
}

function Board(props: BoardProps<DragonTigerChoice, never, DragonTigerView>) {
  const { say, choice, view, round, onChoice, pieces, tables, quick } = props
  const { made, isOver, isLive } = useSteps(round, timesOf(PAUSES, quick))
  // Who bets anew has had the cards taken away.
  const shown = usePlayed(round, choice) === choice ? view : null
  const ended = isOver ? shown : null
  const met = ended ? metBy(ended) : NO_BETS
  const fate = ended ? fateOf(choice.bet, met, SIDES) : undefined
  const isTense = shown !== null && made === STEP.tense
  return (
    <div className="clash-board" data-tense={isTense} style={{ '--pace': isLive ? paceOf(quick) : 0 } as CSSProperties}>
      <div className="clash-arena">
        {SIDES.map((side) => (
          <DragonTigerSide
            key={side}
            {...{ say, side, round, beast: pieces[side] }}
            card={made >= STEP[`${side}Laid`] ? shown?.[side] : undefined}
            isTurned={made >= STEP[`${side}Turned`]}
            state={stateOf(side, ended, isTense)}
          />
        ))}
        <span className="clash-medal" aria-hidden="true">
          {ended?.winner === 'tie' ? '=' : say('game.dragon.versus')}
        </span>
      </div>
      <p className="clash-word" aria-live="polite">
        {wordOf(say, { shown, ended, fate, isTense })}
      </p>
      <BetSpots
        {...{ met, fate, tables, chosen: choice.bet, legend: say('game.dragon.bets') }}
        bets={BETS.map((bet) => ({ bet, text: say(`game.dragon.bet.${bet}`) }))}
        onBet={onChoice && ((bet: Bet) => onChoice({ bet }))}
      />
    </div>
  )
}

function stateOf(side: Side, ended: DragonTigerView | null, isTense: boolean): SideState | undefined {
  if (!ended) return isTense && side === 'tiger' ? 'tense' : undefined
  const { winner } = ended
  return winner === side || winner === 'tie' ? 'won' : 'lost'
}

type Standing = {
  readonly shown: DragonTigerView | null
  readonly ended: DragonTigerView | null
  readonly fate: Fate | undefined
  readonly isTense: boolean
}

function wordOf(say: BoardProps<never, never, never>['say'], { shown, ended, fate, isTense }: Standing): string {
  if (!shown) return say('game.dragon.begin')
  if (!ended) return isTense ? say('game.dragon.tense') : ''
  if (fate === 'back') return say('game.dragon.back')
  return ended.winner === 'tie' && isSuited(ended) ? say('game.dragon.suited') : say(`game.dragon.won.${ended.winner}`)
}

/** A card for the dragon and a card for the tiger: the higher one wins. */
export const dragonTiger: Kind<DragonTigerChoice, never, DragonTigerView> = {
  wire: dragonTigerWire,
  first: () => ({ bet: 'dragon' }),
  pays: ({ bet }, tables) => shortMultiple(tables[bet]?.[0] ?? '0'),
  showsMs: (_view, quick) => (timesOf(PAUSES, quick).at(-1) ?? 0) + LIGHT_MS,
  Controls: () => null,
  Board,
}
