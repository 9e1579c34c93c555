import { rouletteWheel } from '@sanuk/engines/live/roulette/spots'
import { memo } from 'react'
import { colourOf } from './number-colour.ts'
import { type Spin, useWheel } from './use-wheel.ts'
import { PITCH, pocketOf, TRACK } from './wheel-motion.ts'

type WheelProps = Spin & {
  readonly label: string
  /** Whether the coup is over, so that its pocket lights up. */
  readonly isRevealed: boolean
}

/** How far the parts of the wheel reach from its middle, of 100. */
const NUMBERS_EDGE = 82
const POCKETS_EDGE = 66
const CONE_EDGE = 47

const STUDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
const ARMS = [0, 90, 180, 270] as const

/** The wheel seen from above: what turns, what stands around it, and the ball. */
export function Wheel({ label, isRevealed, ...spin }: WheelProps) {
  const { number, isThrown } = spin
  const { rotor, ball } = useWheel(spin)
  const hasBall = isThrown || number !== null
  return (
    <svg className="roulette-wheel" viewBox="-100 -100 200 200" role="img" aria-label={label}>
      <Bowl />
      <g ref={rotor} data-part="rotor">
        <Pockets />
        {isRevealed && number !== null && (
          <path className="roulette-met" d={WHOLE_POCKET} transform={`rotate(${pocketOf(number)})`} />
        )}
        <Turret />
      </g>
      <g ref={ball} data-part="ball" data-seen={hasBall}>
        <circle className="roulette-ball-shade" cx="1" cy="1.8" r="3.6" />
        <circle className="roulette-ball" r="3.6" />
        <circle className="roulette-ball-shine" cx="-1" cy="-1.3" r="1.1" />
      </g>
    </svg>
  )
}

export const Bowl = memo(function Bowl() {
  return (
    <>
      <defs>
        <radialGradient id="roulette-wood" cx="0.4" cy="0.24" r="0.86">
          <stop offset="0" stopColor="#a65a2b" />
          <stop offset="0.55" stopColor="#5d2a12" />
          <stop offset="1" stopColor="#2a1107" />
        </radialGradient>
        <radialGradient id="roulette-brass" cx="0.36" cy="0.26" r="0.9">
          <stop offset="0" stopColor="#fff0c0" />
          <stop offset="0.45" stopColor="#d8ab5c" />
          <stop offset="1" stopColor="#6d4510" />
        </radialGradient>
      </defs>
      <circle r="99.4" fill="url(#roulette-brass)" />
      <circle r="98" fill="url(#roulette-wood)" />
      <circle className="roulette-run" r={TRACK} />
      {STUDS.map((stud) => (
        <path
          key={stud}
          className="roulette-stud"
          d="M0 -97 L1.8 -94 L0 -91 L-1.8 -94 Z"
          transform={`rotate(${stud * 30})`}
        />
      ))}
      <circle r={NUMBERS_EDGE + 1.6} fill="url(#roulette-brass)" />
    </>
  )
})

export const Pockets = memo(function Pockets() {
  return rouletteWheel.map((number) => (
    <g key={number} transform={`rotate(${pocketOf(number)})`} data-colour={colourOf(number)}>
      <path className="roulette-figure-field" d={ring(POCKETS_EDGE, NUMBERS_EDGE)} />
      <path className="roulette-pocket" d={ring(CONE_EDGE, POCKETS_EDGE)} />
      <text className="roulette-figure" y={-73.6}>
        {number}
      </text>
    </g>
  ))
})

export const Turret = memo(function Turret() {
  return (
    <>
      <circle r={CONE_EDGE} fill="url(#roulette-wood)" stroke="#d8ab5c" strokeWidth="1.2" />
      <circle className="roulette-cone" r="38" />
      <circle className="roulette-cone" r="26" />
      {ARMS.map((arm) => (
        <g key={arm} transform={`rotate(${arm})`}>
          <path d="M-2.6 0 L-1.3 -25 L1.3 -25 L2.6 0 Z" fill="url(#roulette-brass)" />
          <circle cy="-26" r="3.6" fill="url(#roulette-brass)" />
        </g>
      ))}
      <circle r="11" fill="url(#roulette-brass)" stroke="#6d4510" strokeWidth="0.8" />
      <circle r="4.6" fill="#fff3c4" />
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

/** A pocket with its number, from the cone to the rim. */
export const WHOLE_POCKET = ring(CONE_EDGE, NUMBERS_EDGE)
