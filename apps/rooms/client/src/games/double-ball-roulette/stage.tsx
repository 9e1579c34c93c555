import './look.css'
import type { CSSProperties } from 'react'
import { faceAt, type StageProps } from '../game-props.ts'
import { colourOf, readNumber } from '../roulette/number-colour.ts'
import { FALL_MS } from '../roulette/wheel-motion.ts'
import { useStill } from '../use-still.ts'
import { Wheel } from './wheel.tsx'

/** From a number's being told until its ball lies in the pocket. */
export const SEEN_MS = FALL_MS

/** The wheel with two balls: the first falls while the second runs on, then the second. Each number stands there large. */
export function Stage({ say, shown, phase, coup, result }: StageProps) {
  const still = useStill(coup, shown.length)
  const numbers = [readNumber(faceAt(shown, 'ball-1')), readNumber(faceAt(shown, 'ball-2'))] as const
  const isThrown = numbers[1] === null && (phase === 'closed' || phase === 'dealing')
  return (
    <div className="roulette-stage double-ball-stage" data-phase={phase}>
      <div className="roulette-bowl">
        <Wheel
          label={say('rooms-roulette.double.wheel')}
          isRevealed={phase === 'result' && result !== null}
          {...{ coup, numbers, isThrown, still }}
        />
      </div>
      <div className="double-ball-plates">
        {numbers.map((number, at) =>
          number === null ? null : (
            <p
              key={`${coup} ${at === 0 ? 'first' : 'second'}`}
              className="roulette-plate"
              data-colour={colourOf(number)}
              data-still={still > at}
              style={{ '--falls': `${FALL_MS}ms` } as CSSProperties}
            >
              <strong>{number}</strong> <span>{say(`rooms-roulette.colour.${colourOf(number)}`)}</span>
            </p>
          ),
        )}
      </div>
    </div>
  )
}
