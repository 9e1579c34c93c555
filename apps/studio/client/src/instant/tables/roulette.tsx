import { useState } from 'react'
import { rouletteWire } from '#instant-wire'
import type { BoardProps, Kind } from '../kind.ts'
import { isCalm } from './calm.ts'
import { chipsOf, MOST_CHIPS, type RouletteChoice, type RouletteView, withChip } from './roulette-bets.ts'
import { RouletteCloth } from './roulette-cloth.tsx'
import { RoulettePlate } from './roulette-plate.tsx'
import { RouletteWheel } from './roulette-wheel.tsx'
import { useShowing } from './showing.ts'
import { usePlayed } from './use-played.ts'

type RouletteProps = BoardProps<RouletteChoice, never, RouletteView>

const SPIN_MS = 5200
const QUICK_SPIN_MS = 1200

/** The number is seen to light up before the outcome is told. */
const LIGHT_MS = 300

const lasts = (quick: boolean) => {
  if (isCalm()) return 0
  return quick ? QUICK_SPIN_MS : SPIN_MS
}

const NO_CHIPS: RouletteChoice = { stacks: [] }

function Board(props: RouletteProps) {
  const { say, choice, view, round, won, tables, quick, onChoice, shareOf } = props
  const lastsMs = lasts(quick)
  // The ball lies where it fell until it runs again, whatever chips are laid meanwhile.
  const showing = useShowing({ round, choice: '', lastsMs })
  const played = usePlayed(round, choice)
  const isOfChips = played === choice
  const [before, setBefore] = useState<readonly RouletteChoice[]>([])
  const change = (next: RouletteChoice) => {
    if (next === choice) return
    setBefore([...before, choice])
    onChoice?.(next)
  }
  const undo = () => {
    setBefore(before.slice(0, -1))
    onChoice?.(before.at(-1) ?? NO_CHIPS)
  }
  const number = view?.number ?? null
  const told = showing === 'end' && isOfChips ? view : null
  return (
    <div className="roulette-board" data-showing={showing} data-won={told !== null && won === true}>
      <div className="roulette-top">
        <RouletteWheel label={say('game.roulette.wheel')} {...{ showing, round, number, lastsMs, quick }} />
        <RoulettePlate {...{ say, choice, view, showing, isOfChips, shareOf }} />
      </div>
      <RouletteCloth
        {...{ say, choice, told, tables }}
        number={showing === 'end' ? number : null}
        onBet={onChoice && ((bet) => change(withChip(choice, bet)))}
      />
      <div className="roulette-deeds">
        <button type="button" disabled={!onChoice || before.length === 0} onClick={undo}>
          {say('game.roulette.undo')}
        </button>
        <button type="button" disabled={!onChoice || chipsOf(choice) === 0} onClick={() => change(NO_CHIPS)}>
          {say('game.roulette.clear')}
        </button>
        <button type="button" disabled={!onChoice || !played || isOfChips} onClick={() => played && change(played)}>
          {say('game.roulette.repeat')}
        </button>
        {chipsOf(choice) >= MOST_CHIPS && <p>{say('game.roulette.full', { count: MOST_CHIPS })}</p>}
      </div>
    </div>
  )
}

/** A wheel with a single zero, and a cloth on which the stake is laid in chips. */
export const roulette: Kind<RouletteChoice, never, RouletteView> = {
  wire: rouletteWire,
  first: () => NO_CHIPS,
  ready: (choice) => chipsOf(choice) > 0,
  pays: () => null,
  showsMs: (_view, quick) => lasts(quick) + LIGHT_MS,
  Controls: () => null,
  Board,
}
