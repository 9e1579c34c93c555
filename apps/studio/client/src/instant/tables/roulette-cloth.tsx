import { type CSSProperties, useState } from 'react'
import type { Say } from '../../words.ts'
import type { PayTables } from '../kind.ts'
import {
  CHANCES,
  chipsOn,
  colourOf,
  isBetween,
  kindOf,
  leanOf,
  NUMBERS,
  numbersOf,
  placeOf,
  type RouletteChoice,
  type RouletteView,
} from './roulette-bets.ts'
import { RouletteChip } from './roulette-chip.tsx'
import { RouletteField } from './roulette-field.tsx'
import { betName } from './roulette-words.ts'

type RouletteClothProps = {
  readonly say: Say
  readonly choice: RouletteChoice
  /** The round that was played with these chips, once it has been seen. */
  readonly told: RouletteView | null
  /** Where the ball lies; null while it runs, and before the first round. */
  readonly number: number | null
  readonly tables: PayTables
  /** Lays a chip. Undefined while none may be laid. */
  readonly onBet: ((bet: string) => void) | undefined
}

const COLUMNS = [0, 1, 2] as const

const at = (places: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(places).map(([name, value]) => [`--${name}`, value])) as CSSProperties

/** The cloth, with the chips that lie on it. */
export function RouletteCloth({ say, choice, told, number, tables, onBet }: RouletteClothProps) {
  const [aimed, setAimed] = useState<string | null>(null)
  const covered = aimed && onBet ? numbersOf(aimed) : []
  const fieldOf = (bet: string) => ({
    say,
    bet,
    times: tables[kindOf(bet)]?.[0] ?? '',
    chips: chipsOn(choice, bet),
    fate: fateOf(told, bet),
    isCovered: aimed === bet && onBet !== undefined,
    onBet,
    onAim: setAimed,
  })
  const numberOf = (each: number) => ({
    ...fieldOf(`straight-${each}`),
    number: each,
    isCovered: covered.includes(each),
    isMet: number === each,
  })
  return (
    <fieldset className="roulette-cloth" aria-label={say('game.roulette.cloth')}>
      <RouletteField {...numberOf(0)} place="zero" colour="green" text="0" style={{}} />
      {NUMBERS.map((each) => (
        <RouletteField
          key={each}
          {...numberOf(each)}
          place="number"
          colour={colourOf(each)}
          text={String(each)}
          style={at(placeOf(each))}
        />
      ))}
      {COLUMNS.map((across) => (
        <RouletteField
          key={across}
          {...fieldOf(`column-${across + 1}`)}
          place="column"
          text={`×${payOf(tables, 'column')}`}
          style={at({ across })}
        />
      ))}
      {COLUMNS.map((dozen) => (
        <RouletteField
          key={dozen}
          {...fieldOf(`dozen-${dozen + 1}`)}
          place="dozen"
          text={`${12 * dozen + 1}–${12 * dozen + 12}`}
          style={at({ dozen })}
        />
      ))}
      {CHANCES.map((chance, place) => (
        <RouletteField
          key={chance}
          {...fieldOf(chance)}
          place="chance"
          {...(chance === 'red' || chance === 'black' ? { colour: chance } : {})}
          text={say(`game.roulette.${chance}`)}
          style={at({ chance: place })}
        />
      ))}
      {choice.stacks
        .filter(({ bet }) => isBetween(bet))
        .map(({ bet, chips }) => {
          const lean = leanOf(bet)
          const style = at({
            ...placeOf(numbersOf(bet)[0] ?? 1),
            'lean-along': lean.along,
            'lean-across': lean.across,
          })
          return (
            <span key={bet} className="roulette-between" style={style}>
              <span className="visually-hidden">
                {say('game.roulette.placed', { bet: betName(say, bet), times: payOf(tables, bet), count: chips })}
              </span>
              <RouletteChip chips={chips} fate={fateOf(told, bet)} />
            </span>
          )
        })}
    </fieldset>
  )
}

const fateOf = (told: RouletteView | null, bet: string): 'won' | 'lost' | undefined => {
  if (!told) return undefined
  return told.wins.includes(bet) ? 'won' : 'lost'
}

const payOf = (tables: PayTables, bet: string) => Number(tables[kindOf(bet)]?.[0])
