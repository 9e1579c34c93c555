import type { CSSProperties } from 'react'
import type { Say } from '../../words.ts'
import { LETTERS } from './bingo-lines.ts'

type BingoCageProps = {
  readonly say: Say
  readonly called: readonly number[]
  readonly isCalling: boolean
}

const TRAIL = 4
const HEAP = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const SPOKES = [0, 30, 60, 90, 120, 150] as const

export const columnOf = (ball: number) => Math.floor((ball - 1) / 15)
const letterOf = (ball: number) => LETTERS[columnOf(ball)] ?? ''

/** The cage that turns while balls are called, the ball that came out last, and those before it. */
export function BingoCage({ say, called, isCalling }: BingoCageProps) {
  const last = called.at(-1)
  const trail = called.slice(0, -1).slice(-TRAIL).reverse()
  return (
    <div className="bingo-cage" data-calling={isCalling}>
      <svg className="bingo-drum" viewBox="0 0 120 120" aria-hidden="true">
        <path className="drum-stand" d="M20 116L42 62M100 116L78 62M10 116H110" />
        <g className="drum-heap">
          {HEAP.map((ball) => (
            <circle
              key={ball}
              className="drum-ball"
              cx={34 + (ball % 6) * 10.4 + (ball > 5 ? 5 : 0)}
              cy={ball > 5 ? 76 : 86}
              r="6"
              style={{ '--ball': ball % 5, '--at': ball } as CSSProperties}
            />
          ))}
        </g>
        <g className="drum-wires">
          <circle cx="60" cy="60" r="46" />
          {SPOKES.map((turn) => (
            <ellipse key={turn} cx="60" cy="60" rx="46" ry="17" transform={`rotate(${turn} 60 60)`} />
          ))}
        </g>
        <circle className="drum-axle" cx="60" cy="60" r="6" />
      </svg>
      <div className="bingo-out" aria-hidden="true">
        {last === undefined ? (
          <span className="bingo-ball" data-waiting="true">
            <b>?</b>
          </span>
        ) : (
          <Ball key={last} ball={last} />
        )}
        <div className="bingo-trail">
          {trail.map((ball) => (
            <Ball key={ball} ball={ball} />
          ))}
        </div>
      </div>
      {last !== undefined && (
        <p className="visually-hidden">{say('game.bingo.ball', { ball: `${letterOf(last)} ${last}` })}</p>
      )}
    </div>
  )
}

function Ball({ ball }: { readonly ball: number }) {
  return (
    <span className="bingo-ball" style={{ '--ball': columnOf(ball) } as CSSProperties}>
      <b>
        <small>{letterOf(ball)}</small>
        {ball}
      </b>
    </span>
  )
}
