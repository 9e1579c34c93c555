import type { CSSProperties } from 'react'
import type * as z from 'zod/mini'
import { diceWire } from '#instant-wire'
import type { BoardProps, ChoiceProps, Kind } from '../kind.ts'
import { Segments } from '../segments.tsx'
import { Slider } from '../slider.tsx'

type DiceChoice = z.output<typeof diceWire.choice>
type DiceView = z.output<typeof diceWire.view>

const MOST = 10_000

/** 99 divided by the chance in per cent, cut off after four decimals, in ten-thousandths: what a win pays. */
const paysOf = (chance: number) => Math.floor(99_000_000 / chance) / 10_000

/** Targets that leave a chance of 1 to 98 per cent: what a finger can set. */
const LEAST_CHANCE = 100
const MOST_CHANCE = 9800

const chanceOf = ({ side, target }: DiceChoice) => (side === 'under' ? target : MOST - target)
const targetOf = (side: DiceChoice['side'], chance: number) => (side === 'under' ? chance : MOST - chance)
const hundredths = (value: number) => (value / 100).toFixed(2)

function Controls({ say, choice, onChoice, disabled }: ChoiceProps<DiceChoice>) {
  const chance = chanceOf(choice)
  return (
    <>
      <Segments
        name="side"
        legend={say('game.dice.side')}
        value={choice.side}
        options={[
          { value: 'under', text: say('game.dice.under') },
          { value: 'over', text: say('game.dice.over') },
        ]}
        disabled={disabled}
        onChange={(side) => onChoice({ side, target: targetOf(side, chance) })}
      />
      <Slider
        label={say('game.instant.chance')}
        text={`${hundredths(chance)}%`}
        value={chance}
        least={LEAST_CHANCE}
        most={MOST_CHANCE}
        step={50}
        disabled={disabled}
        onChange={(wanted) => onChoice({ ...choice, target: targetOf(choice.side, wanted) })}
      />
    </>
  )
}

function Board({ say, choice, view, round, won }: BoardProps<DiceChoice, never, DiceView>) {
  const style = { '--target': choice.target / MOST, '--roll': (view?.roll ?? 5000) / MOST } as CSSProperties
  return (
    <div className="dice-board" data-side={choice.side} style={style}>
      <p className="dice-roll" data-won={won} key={round}>
        {view ? hundredths(view.roll) : '50.00'}
      </p>
      <div className="dice-track">
        <span className="dice-target">{hundredths(choice.target)}</span>
        {view && <span className="dice-marker" data-won={won} key={round} />}
      </div>
      <div className="dice-scale" aria-hidden="true">
        {[0, 25, 50, 75, 100].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
      <p className="board-note">
        {say(choice.side === 'under' ? 'game.dice.wins_under' : 'game.dice.wins_over', {
          target: hundredths(choice.target),
        })}
      </p>
    </div>
  )
}

/** A roll from 0 to 100, over or under a target. */
export const dice: Kind<DiceChoice, never, DiceView> = {
  wire: diceWire,
  first: () => ({ side: 'under', target: 5000 }),
  pays: (choice) => String(paysOf(chanceOf(choice))),
  showsMs: (_view, quick) => (quick ? 150 : 700),
  Controls,
  Board,
}
