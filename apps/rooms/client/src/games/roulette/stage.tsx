import './look.css'
import type { CSSProperties } from 'react'
import { faceAt, type StageProps } from '../game-props.ts'
import { useStill } from '../use-still.ts'
import { colourOf, readNumber } from './number-colour.ts'
import { Wheel } from './wheel.tsx'
import { FALL_MS } from './wheel-motion.ts'

/** From the number's being told until it has been seen. */
export const SEEN_MS = FALL_MS

/** The wheel: it turns while bets are taken, and the ball falls when the number is told. Then the number stands there large. */
export function Stage({ say, shown, phase, coup, result }: StageProps) {
  const isStill = useStill(coup, shown.length) > 0
  const number = readNumber(faceAt(shown, 'number'))
  const isThrown = number === null && (phase === 'closed' || phase === 'dealing')
  return (
    <div className="roulette-stage" data-phase={phase}>
      <div className="roulette-bowl">
        <Wheel
          label={say('rooms-roulette.wheel')}
          isRevealed={phase === 'result' && result !== null}
          {...{ coup, number, isThrown, isStill }}
        />
      </div>
      {number !== null && (
        <p
          key={coup}
          className="roulette-plate"
          data-colour={colourOf(number)}
          data-still={isStill}
          style={{ '--falls': `${FALL_MS}ms` } as CSSProperties}
        >
          <strong>{number}</strong> <span>{say(`rooms-roulette.colour.${colourOf(number)}`)}</span>
        </p>
      )}
    </div>
  )
}
