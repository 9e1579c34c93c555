import './look.css'
import type { StageProps } from '../game-props.ts'
import { WheelStage } from '../money-wheel/wheel-stage.tsx'
import { ramwongTheme } from './theme.tsx'

/** The wheel between two dancers, under strings of lights. */
export function Stage(props: StageProps) {
  return (
    <WheelStage {...props} theme={ramwongTheme}>
      <Lights />
      <Dancer side="left" />
      <Dancer side="right" />
    </WheelStage>
  )
}

const LIGHTS = Array.from({ length: 15 }, (_, at) => ({
  x: 20 + at * 40,
  y: 14 + 20 * Math.abs(Math.sin((at * Math.PI) / 5)),
}))

function Lights() {
  return (
    <svg className="ramwong-lights" viewBox="0 0 600 60" aria-hidden="true">
      <polyline points={LIGHTS.map(({ x, y }) => `${x},${y.toFixed(1)}`).join(' ')} />
      {LIGHTS.map(({ x, y }, at) => (
        <circle key={x} cx={x} cy={(y + 5).toFixed(1)} r="4.4" data-colour={at % 4} />
      ))}
    </svg>
  )
}

/** A dancer in a wrapped skirt, hands raised as in ramwong. */
function Dancer({ side }: { readonly side: 'left' | 'right' }) {
  return (
    <svg className="ramwong-dancer" data-side-of={side} viewBox="0 0 100 180" aria-hidden="true">
      <g className="ramwong-dancer-body">
        <path className="ramwong-skirt" d="M34 88 Q50 82 66 88 Q76 130 72 168 Q50 176 28 168 Q24 130 34 88 Z" />
        <path className="ramwong-hem" d="M28 158 Q50 166 72 158 L72 168 Q50 176 28 168 Z" />
        <path className="ramwong-blouse" d="M36 52 Q50 46 64 52 L66 90 Q50 96 34 90 Z" />
        <path className="ramwong-sash" d="M38 52 L66 84 L62 92 L34 62 Z" />
        <g className="ramwong-arm" data-arm="near">
          <path d="M62 56 Q84 62 88 42 Q90 34 84 28" />
          <path className="ramwong-hand" d="M84 28 Q82 20 90 16" />
        </g>
        <g className="ramwong-arm" data-arm="far">
          <path d="M38 56 Q16 70 16 88 Q16 96 24 100" />
          <path className="ramwong-hand" d="M24 100 Q30 104 28 112" />
        </g>
        <circle className="ramwong-skin" cx="50" cy="30" r="13" />
        <path className="ramwong-hair" d="M36 30 Q34 12 50 12 Q66 12 64 30 Q60 20 50 21 Q40 20 36 30 Z" />
        <circle className="ramwong-hair" cx="50" cy="11" r="6" />
        <circle className="ramwong-bloom" cx="61" cy="16" r="4" />
      </g>
    </svg>
  )
}
