import { memo } from 'react'
import type { WheelTheme } from './wheel-theme.ts'

/** How far the parts of the wheel reach from its middle, of 100. */
const EDGE = 94
const INNER = 30
const DRAWING_AT = 82

/** How far out the numbers of the small wheel stand. */
const SMALL_EDGE = 27
const SMALL_NUMBER_AT = 19

/** A slice of a ring, its middle upright. `part` is its angle in degrees. */
function slice(inner: number, outer: number, part: number): string {
  const half = (part * Math.PI) / 360
  const at = (radius: number, side: number) =>
    `${(side * radius * Math.sin(half)).toFixed(3)} ${(-radius * Math.cos(half)).toFixed(3)}`
  const over = part > 180 ? 1 : 0
  return `M${at(inner, -1)} L${at(outer, -1)} A${outer} ${outer} 0 ${over} 1 ${at(outer, 1)} L${at(inner, 1)} A${inner} ${inner} 0 ${over} 0 ${at(inner, -1)} Z`
}

type DiscProps = {
  readonly theme: WheelTheme
  /** The segment that won, which lights up; null before. */
  readonly met: number | null
}

/** What turns: all segments with their faces. */
export const Disc = memo(function Disc({ theme, met }: DiscProps) {
  const { segments } = theme.wheel
  const part = 360 / segments.length
  const path = slice(INNER, EDGE, part)
  return (
    <>
      {segments.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a segment is known by its place.
        <g key={at} className="wheel-segment" data-face={face} transform={`rotate(${(at * part).toFixed(3)})`}>
          <path d={path} />
          <g transform={`translate(0 ${-DRAWING_AT}) scale(0.37)`}>
            <theme.Drawing face={face} />
          </g>
          <circle className="wheel-pin" cy={-EDGE} r="0.9" transform={`rotate(${(part / 2).toFixed(3)})`} />
        </g>
      ))}
      {met !== null && <path className="wheel-met" d={path} transform={`rotate(${(met * part).toFixed(3)})`} />}
    </>
  )
})

const BULBS = Array.from({ length: 36 }, (_, at) => at * 10)

/** What stands around the wheel: its rim with lights. */
export const Rim = memo(function Rim() {
  return (
    <>
      <circle className="wheel-rim" r="97" />
      {BULBS.map((angle) => (
        <circle
          key={angle}
          className="wheel-bulb"
          cy="-97"
          r="1.25"
          transform={`rotate(${angle})`}
          data-odd={angle % 20 === 0}
        />
      ))}
    </>
  )
})

type SmallDiscProps = { readonly values: readonly number[]; readonly textOf: (value: number) => string }

/** What turns in the middle when a multiplier or a prize is drawn. */
export const SmallDisc = memo(function SmallDisc({ values, textOf }: SmallDiscProps) {
  const part = 360 / values.length
  return values.map((value, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its place, some have the same value.
    <g key={at} className="wheel-small" data-odd={at % 2 === 1} transform={`rotate(${(at * part).toFixed(3)})`}>
      <path d={slice(0, SMALL_EDGE, part)} />
      <text y={-SMALL_NUMBER_AT}>{textOf(value)}</text>
    </g>
  ))
})
