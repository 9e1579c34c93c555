import { Bowl, Pockets, Turret, WHOLE_POCKET } from '../roulette/wheel.tsx'
import { pocketOf } from '../roulette/wheel-motion.ts'
import { type Throw, useBalls } from './use-balls.ts'

type WheelProps = Throw & {
  readonly label: string
  /** Whether the coup is over, so that the pockets light up. */
  readonly isRevealed: boolean
}

/** The wheel of roulette with an ivory and a golden ball. */
export function Wheel({ label, isRevealed, ...balls }: WheelProps) {
  const { numbers, isThrown } = balls
  const parts = useBalls(balls)
  const met = isRevealed ? [...new Set(numbers)].filter((number) => number !== null) : []
  return (
    <svg className="roulette-wheel" viewBox="-100 -100 200 200" role="img" aria-label={label}>
      <Bowl />
      <g ref={parts.rotor} data-part="rotor">
        <Pockets />
        {met.map((number) => (
          <path key={number} className="roulette-met" d={WHOLE_POCKET} transform={`rotate(${pocketOf(number)})`} />
        ))}
        <Turret />
      </g>
      {parts.balls.map((ball, at) => (
        <g
          key={at === 0 ? 'ivory' : 'golden'}
          ref={ball}
          data-part="ball"
          data-ball={at + 1}
          data-seen={isThrown || numbers[at === 0 ? 0 : 1] !== null}
        >
          <circle className="roulette-ball-shade" cx="1" cy="1.8" r="3.6" />
          <circle className="roulette-ball" r="3.6" />
          <circle className="roulette-ball-shine" cx="-1" cy="-1.3" r="1.1" />
        </g>
      ))}
    </svg>
  )
}
