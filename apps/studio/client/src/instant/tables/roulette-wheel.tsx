import { memo } from 'react'
import { colourOf } from './roulette-bets.ts'
import { PITCH, pocketOf, WHEEL } from './roulette-motion.ts'
import type { Showing } from './showing.ts'
import { useBall } from './use-ball.ts'

type RouletteWheelProps = {
  readonly label: string
  readonly showing: Showing
  readonly round: string
  readonly number: number | null
  readonly lastsMs: number
  readonly quick: boolean
}

/** How far the parts of the wheel reach from its middle, of 100. */
const NUMBERS_EDGE = 80
const POCKETS_EDGE = 64.5
const CONE_EDGE = 44

const STUDS = [0, 1, 2, 3, 4, 5, 6, 7] as const
const ARMS = [0, 90, 180, 270] as const

/** The wheel seen from above: what turns, what stands around it, and the ball. */
export function RouletteWheel({ label, ...spin }: RouletteWheelProps) {
  const { showing, number } = spin
  const { rotor, ball } = useBall(spin)
  return (
    <div className="roulette-wheel" data-showing={showing}>
      <svg viewBox="-100 -100 200 200" role="img" aria-label={label}>
        <Bowl />
        <g ref={rotor}>
          <g className="roulette-idle" data-idle={number === null}>
            <Pockets />
            {showing === 'end' && number !== null && (
              <path className="roulette-met" d={WHOLE_POCKET} transform={`rotate(${pocketOf(number)})`} />
            )}
            <Turret />
          </g>
        </g>
        {number !== null && (
          <g ref={ball}>
            <circle className="roulette-ball-shade" cx="1.4" cy="1.8" r="4" />
            <circle className="roulette-ball" r="4" />
            <circle className="roulette-ball-shine" cx="-1.2" cy="-1.4" r="1.2" />
          </g>
        )}
      </svg>
    </div>
  )
}

const Bowl = memo(function Bowl() {
  return (
    <>
      <defs>
        <radialGradient id="roulette-wood" cx="0.38" cy="0.28" r="0.8">
          <stop offset="0" stopColor="#b3662a" />
          <stop offset="0.6" stopColor="#713510" />
          <stop offset="1" stopColor="#3a1705" />
        </radialGradient>
        <radialGradient id="roulette-gold" cx="0.36" cy="0.28" r="0.85">
          <stop offset="0" stopColor="#fff3c4" />
          <stop offset="0.45" stopColor="#e0a63a" />
          <stop offset="1" stopColor="#7a4508" />
        </radialGradient>
      </defs>
      <circle r="99" fill="url(#roulette-wood)" stroke="#e0a63a" strokeWidth="1.4" />
      <circle className="roulette-track" r="87.5" />
      {STUDS.map((stud) => (
        <path
          key={stud}
          className="roulette-stud"
          d={stud % 2 === 0 ? 'M0 -97 L2.2 -93 L0 -89 L-2.2 -93 Z' : 'M-4 -93 L0 -91.4 L4 -93 L0 -94.6 Z'}
          transform={`rotate(${stud * 45 + 22.5})`}
        />
      ))}
      <circle r="82" fill="url(#roulette-gold)" />
    </>
  )
})

const Pockets = memo(function Pockets() {
  return WHEEL.map((number) => (
    <g key={number} transform={`rotate(${pocketOf(number)})`} data-colour={colourOf(number)}>
      <path className="roulette-number" d={ring(POCKETS_EDGE, NUMBERS_EDGE)} />
      <path className="roulette-pocket" d={ring(CONE_EDGE, POCKETS_EDGE)} />
      <text className="roulette-figure" y={-72}>
        {number}
      </text>
    </g>
  ))
})

const Turret = memo(function Turret() {
  return (
    <>
      <circle r={CONE_EDGE} fill="url(#roulette-wood)" stroke="#e0a63a" strokeWidth="1.2" />
      <circle className="roulette-cone" r="33" />
      {ARMS.map((arm) => (
        <g key={arm} transform={`rotate(${arm})`}>
          <path d="M-2.4 0 L-1.2 -24 L1.2 -24 L2.4 0 Z" fill="url(#roulette-gold)" />
          <circle cy="-25" r="3.4" fill="url(#roulette-gold)" />
        </g>
      ))}
      <circle r="10" fill="url(#roulette-gold)" stroke="#7a4508" strokeWidth="0.8" />
      <circle r="4.4" fill="#fff3c4" />
    </>
  )
})

/** A piece of a ring as wide as a pocket, its middle upright. */
function ring(inner: number, outer: number): string {
  const half = (PITCH * Math.PI) / 360
  const at = (radius: number, side: number) =>
    `${(side * radius * Math.sin(half)).toFixed(3)} ${(-radius * Math.cos(half)).toFixed(3)}`
  const [from, over] = [`M${at(inner, -1)} L${at(outer, -1)}`, `A${outer} ${outer} 0 0 1 ${at(outer, 1)}`]
  return `${from} ${over} L${at(inner, 1)} A${inner} ${inner} 0 0 0 ${at(inner, -1)} Z`
}

const WHOLE_POCKET = ring(CONE_EDGE, NUMBERS_EDGE)
