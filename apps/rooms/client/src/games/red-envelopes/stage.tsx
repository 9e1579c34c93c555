import './look.css'
import type { CSSProperties, ReactNode } from 'react'
import type { StageProps } from '../game-props.ts'
import { readShown } from '../money-wheel/outcome.ts'
import { factorText } from '../money-wheel/wheel-theme.ts'
import { useStill } from '../use-still.ts'
import { places } from './places.ts'
import { envelopeTheme } from './theme.tsx'
import { Tree } from './tree.tsx'

/** From an envelope's being told until it has come down, and from its prize until that has been seen. */
export const SEEN_MS = 2_600

const { wheel, Drawing, faceName } = envelopeTheme

/** Envelopes on a tree: one comes down, then it opens. */
export function Stage({ say, shown, phase, coup }: StageProps) {
  const still = useStill(coup, shown.length)
  const { segment, multiplier } = readShown(wheel, shown)
  const colour = segment === null ? null : (wheel.segments[segment] ?? null)
  const label =
    colour === null
      ? say('rooms-money-wheel.stage.tree', { count: wheel.segments.length })
      : say('rooms-money-wheel.stage.taken', { face: faceName(say, colour) })
  return (
    <div className="envelope-stage" data-phase={phase} style={{ '--seen': `${SEEN_MS}ms` } as CSSProperties}>
      <svg viewBox="0 0 560 250" role="img" aria-label={label}>
        <Tree />
        {places.map((place, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an envelope is known by its place.
          <Hanging key={at} {...place} face={wheel.segments[at] ?? ''} isTaken={at === segment} />
        ))}
        {segment !== null && colour !== null && (
          <Taken key={coup} {...{ segment, colour, isStill: still > 0 }}>
            {multiplier !== null && (
              <g className="envelope-note" data-still={still > 1}>
                <rect x="-5.6" y="-27" width="11.2" height="20" rx="1" />
                <text y="-21.4">{factorText(say, wheel, multiplier)}</text>
              </g>
            )}
          </Taken>
        )}
      </svg>
      {colour !== null && multiplier !== null && (
        <p key={coup} className="envelope-told" data-envelope={colour} data-still={still > 1}>
          <strong>{factorText(say, wheel, multiplier)}</strong> <span>{faceName(say, colour)}</span>
        </p>
      )}
    </div>
  )
}

type HangingProps = {
  readonly x: number
  readonly y: number
  readonly tilt: number
  readonly face: string
  readonly isTaken: boolean
}

function Hanging({ x, y, tilt, face, isTaken }: HangingProps) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-taken={isTaken}>
      <g className="envelope-hanging" style={{ '--tilt': `${tilt.toFixed(1)}deg` } as CSSProperties}>
        <path className="envelope-thread" d="M0 -12 V0" />
        <g transform="translate(0 12)">
          <Drawing face={face} />
        </g>
      </g>
    </g>
  )
}

type TakenProps = {
  readonly segment: number
  readonly colour: string
  readonly isStill: boolean
  readonly children: ReactNode
}

/** The envelope in front of the tree, which came down from its place; what is in it comes out from under its flap. */
function Taken({ segment, colour, isStill, children }: TakenProps) {
  const from = places[segment]
  const style = { '--from-x': `${from?.x ?? 0}px`, '--from-y': `${(from?.y ?? 0) + 12}px` } as CSSProperties
  return (
    <g className="envelope-taken" data-still={isStill} data-open={children !== false} style={style}>
      <circle className="envelope-shine" r="16" />
      {children}
      <Drawing face={colour} />
    </g>
  )
}
