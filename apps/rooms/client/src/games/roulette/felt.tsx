import './look.css'
import { type ReactNode, useState } from 'react'
import type { FeltProps } from '../game-props.ts'
import { Cloth } from './cloth.tsx'
import { Racetrack } from './racetrack.tsx'

/**
 * What a narrow cloth shows: all fields, the lines between them drawn large, the racetrack, or the bets on both balls where
 * there are two. A wide one has all of it, but bets on both balls in place of the racetrack.
 */
const MODES = ['fields', 'between', 'track', 'both'] as const

const NO_NUMBERS: readonly number[] = []

type RouletteFeltProps = FeltProps & {
  /** Bets on both balls, which lie beside the cloth. */
  readonly both?: ReactNode
}

/** The cloth of roulette and its racetrack. */
export function Felt({ kit, view, Spot, both }: RouletteFeltProps) {
  const { say } = kit
  const [mode, setMode] = useState<(typeof MODES)[number]>('fields')
  const [aimed, setAimed] = useState(NO_NUMBERS)
  const onAim = (numbers: readonly number[]) => setAimed(numbers.length === 0 ? NO_NUMBERS : numbers)
  const offered = new Set(view.rules.spots.map(({ spot }) => spot))
  return (
    <div className="roulette-felt" data-mode={mode}>
      <fieldset className="roulette-modes" aria-label={say('rooms-roulette.modes')}>
        {MODES.filter((each) => each !== 'both' || both !== undefined).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === mode}
            onClick={() => setMode(each === mode ? 'fields' : each)}
          >
            {say(`rooms-roulette.mode.${each}`)}
          </button>
        ))}
      </fieldset>
      <div className="roulette-cloth-frame">
        <Cloth {...{ say, Spot, offered, aimed, onAim }} isFrench={view.rules.variant === 'french'} />
      </div>
      <Racetrack {...{ say, offered, onAim }} isOpen={view.table?.phase === 'betting'} />
      {both}
    </div>
  )
}
