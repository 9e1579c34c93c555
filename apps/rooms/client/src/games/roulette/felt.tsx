import './look.css'
import { useState } from 'react'
import type { FeltProps } from '../game-props.ts'
import { Cloth } from './cloth.tsx'
import { Racetrack } from './racetrack.tsx'

/** What a narrow cloth shows: all fields, the lines between them drawn large, or the racetrack. A wide one has all of it. */
const MODES = ['fields', 'between', 'track'] as const

const NO_NUMBERS: readonly number[] = []

/** The cloth of roulette and its racetrack. */
export function Felt({ kit, view, Spot }: FeltProps) {
  const { say } = kit
  const [mode, setMode] = useState<(typeof MODES)[number]>('fields')
  const [aimed, setAimed] = useState(NO_NUMBERS)
  const onAim = (numbers: readonly number[]) => setAimed(numbers.length === 0 ? NO_NUMBERS : numbers)
  const offered = new Set(view.rules.spots.map(({ spot }) => spot))
  return (
    <div className="roulette-felt" data-mode={mode}>
      <fieldset className="roulette-modes" aria-label={say('rooms-roulette.modes')}>
        {MODES.map((each) => (
          <button key={each} type="button" aria-pressed={each === mode} onClick={() => setMode(each)}>
            {say(`rooms-roulette.mode.${each}`)}
          </button>
        ))}
      </fieldset>
      <div className="roulette-cloth-frame">
        <Cloth {...{ say, Spot, offered, aimed, onAim }} />
      </div>
      <Racetrack {...{ say, offered, onAim }} isOpen={view.table?.phase === 'betting'} />
    </div>
  )
}
