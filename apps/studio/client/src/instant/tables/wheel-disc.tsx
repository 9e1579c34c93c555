import { type CSSProperties, memo } from 'react'
import { shortMultiple } from './short-multiple.ts'
import { pitchOf } from './wheel-angles.ts'

type WheelDiscProps = {
  readonly multiples: readonly string[]
  readonly heat: ReadonlyMap<string, number>
  /** The segment that was met, once the wheel stands. */
  readonly met: number | null
}

/** The drawing is 200 wide; the segments reach this far from its middle, their words stand here. */
const EDGE = 88
const WORDS = 73
const PEGS = 90.4

/** The part of the wheel that turns: the segments with what they pay, and a peg between each two of them. */
export const WheelDisc = memo(function WheelDisc({ multiples, heat, met }: WheelDiscProps) {
  const count = multiples.length
  return (
    <svg className="wheel-segments" viewBox="-100 -100 200 200" aria-hidden="true">
      {multiples.map((multiple, segment) => {
        // The segments of a wheel never change their places.
        const place = `segment ${segment}`
        const isEmpty = Number(multiple) === 0
        const style = { '--heat': heat.get(multiple) } as CSSProperties
        return (
          <g key={place} transform={`rotate(${segment * pitchOf(count)})`} style={style}>
            <path className="wheel-segment" d={sector(count)} data-empty={isEmpty} data-odd={segment % 2 === 1} />
            {!isEmpty && <SegmentWords count={count}>{`×${shortMultiple(multiple)}`}</SegmentWords>}
          </g>
        )
      })}
      {multiples.map((_, segment) => {
        const place = `peg ${segment}`
        return (
          <circle
            key={place}
            className="wheel-peg"
            cy={-PEGS}
            r={1.5}
            transform={`rotate(${segment * pitchOf(count)})`}
          />
        )
      })}
      {met !== null && <path className="wheel-met" d={sector(count)} transform={`rotate(${met * pitchOf(count)})`} />}
    </svg>
  )
})

/** Across the segment where it is wide, along it where it is narrow. */
function SegmentWords({ count, children }: { readonly count: number; readonly children: string }) {
  const middle = `rotate(${pitchOf(count) / 2}) translate(0 ${-WORDS})`
  return (
    <text
      className="wheel-words"
      transform={count > 20 ? `${middle} rotate(-90)` : middle}
      style={{ fontSize: wordSize(count) }}
    >
      {children}
    </text>
  )
}

function wordSize(count: number): number {
  if (count === 10) return 12
  return count === 20 ? 9.4 : 7.4
}

/** A sector from the upright clockwise, as wide as one of so many. */
function sector(count: number): string {
  const end = (pitchOf(count) * Math.PI) / 180
  const x = (EDGE * Math.sin(end)).toFixed(3)
  const y = (-EDGE * Math.cos(end)).toFixed(3)
  return `M0 0 L0 ${-EDGE} A${EDGE} ${EDGE} 0 0 1 ${x} ${y} Z`
}
