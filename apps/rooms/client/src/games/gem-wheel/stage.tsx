import './look.css'
import type { StageProps } from '../game-props.ts'
import { WheelStage } from '../money-wheel/wheel-stage.tsx'
import { gemTheme } from './theme.tsx'

/** The wheel in a cave of crystals. */
export function Stage(props: StageProps) {
  return (
    <WheelStage {...props} theme={gemTheme}>
      <Crystals side="left" />
      <Crystals side="right" />
    </WheelStage>
  )
}

/** Crystals that grow from a corner: where each stands, how it leans and its colour. */
const CRYSTALS = [
  { x: 30, lean: -16, height: 96, width: 22, hue: 200 },
  { x: 62, lean: -4, height: 128, width: 26, hue: 285 },
  { x: 94, lean: 10, height: 84, width: 20, hue: 165 },
  { x: 118, lean: 24, height: 58, width: 16, hue: 345 },
] as const

function Crystals({ side }: { readonly side: 'left' | 'right' }) {
  return (
    <svg className="gem-crystals" data-side-of={side} viewBox="0 0 150 150" aria-hidden="true">
      {CRYSTALS.map(({ x, lean, height, width, hue }) => (
        <g key={x} transform={`translate(${x} 150) rotate(${lean})`} style={{ color: `oklch(68% 0.15 ${hue})` }}>
          <path d={`M${-width / 2} 0 V${-height + 18} L0 ${-height} V0 Z`} fill="currentColor" opacity="0.85" />
          <path d={`M${width / 2} 0 V${-height + 18} L0 ${-height} V0 Z`} fill="currentColor" opacity="0.55" />
          <path className="gem-glint" d={`M${-width / 4} ${-height + 26} V${-height / 2}`} />
        </g>
      ))}
    </svg>
  )
}
