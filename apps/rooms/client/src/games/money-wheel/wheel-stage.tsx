import './money-wheel.css'
import type { CSSProperties, ReactNode } from 'react'
import type { StageProps } from '../game-props.ts'
import { useStill } from '../use-still.ts'
import { Disc, Rim, SmallDisc } from './disc.tsx'
import { readShown, type Shown } from './outcome.ts'
import { useTurning } from './turning.ts'
import { factorText, secondDrawOf, type WheelTheme } from './wheel-theme.ts'

/** From a stop's being told until the wheel stands there. */
export const SPIN_MS = 4_200

type WheelStageProps = StageProps & {
  readonly theme: WheelTheme
  /** What stands behind the wheel. */
  readonly children: ReactNode
}

/** A wheel that turns to where it is told to stop; in its middle a small one for what is drawn there. */
export function WheelStage({ theme, children, say, shown, phase, coup }: WheelStageProps) {
  const { wheel } = theme
  const still = useStill(coup, shown.length)
  const isStill = still > 0 && still >= shown.length
  const known = readShown(wheel, shown)
  const place = known.next ?? known.segment
  const angle = useTurning({
    name: `${coup} ${known.next === null ? 'first' : 'next'}`,
    place,
    segments: wheel.segments.length,
    isStill,
  })
  const stopped = place === null ? null : (wheel.segments[place] ?? null)
  const label =
    stopped === null
      ? say('rooms-money-wheel.stage.wheel', { count: wheel.segments.length })
      : say('rooms-money-wheel.stage.stopped', { face: theme.faceName(say, stopped) })
  return (
    <div
      className="wheel-stage"
      data-wheel={wheel.code}
      data-phase={phase}
      data-again={known.multiplier !== null && wheel.second.kind === 'encore'}
      style={{ '--spin': `${SPIN_MS}ms` } as CSSProperties}
    >
      {children}
      <div className="wheel-frame">
        <svg className="wheel" viewBox="-100 -100 200 200" role="img" aria-label={label}>
          <Rim />
          <g
            className="wheel-disc"
            data-part="disc"
            data-still={isStill}
            style={{ transform: `rotate(${angle.toFixed(3)}deg)` }}
          >
            <Disc theme={theme} met={phase === 'result' && known.face !== null ? place : null} />
          </g>
          <Hub {...{ theme, say, known }} isStill={still > 1} />
          <path
            className="wheel-pointer"
            d="M-5.5 -100 L5.5 -100 L0 -86 Z"
            data-turning={place !== null && still === 0}
          />
        </svg>
      </div>
      {known.face !== null && <Plate key={coup} {...{ theme, say, known }} isStill={isStill} face={known.face} />}
    </div>
  )
}

type HubProps = Pick<StageProps, 'say'> & {
  readonly theme: WheelTheme
  readonly known: Shown
  readonly isStill: boolean
}

/** The middle: the small wheel of the face at which the large one stopped first. */
function Hub({ theme, say, known, isStill }: HubProps) {
  const { wheel } = theme
  const { segment, multiplier } = known
  const values = secondDrawOf(wheel, (segment === null ? undefined : wheel.segments[segment]) ?? '')
  const at = multiplier === null ? -1 : values.indexOf(multiplier)
  if (at < 0) {
    return (
      <>
        <circle className="wheel-hub-edge" r="29" />
        <g className="wheel-emblem" transform="scale(1.7)">
          <theme.Drawing face={wheel.faces.at(-1) ?? ''} />
        </g>
      </>
    )
  }
  const style = { '--to': `${(-at * 360) / values.length}deg` } as CSSProperties
  return (
    <>
      <circle className="wheel-hub-edge" r="29" />
      <g className="wheel-small-disc" data-part="small" data-still={isStill} style={style}>
        <SmallDisc values={values} textOf={(value) => factorText(say, wheel, value)} />
      </g>
      <path className="wheel-small-pointer" d="M-3 -31 L3 -31 L0 -24 Z" />
    </>
  )
}

type PlateProps = HubProps & { readonly face: string }

/** What won, large, as soon as the wheel stands. */
function Plate({ theme, say, known, isStill, face }: PlateProps) {
  return (
    <p className="wheel-plate" data-face={face} data-still={isStill}>
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <theme.Drawing face={face} />
      </svg>
      <strong>{theme.faceName(say, face)}</strong>{' '}
      {known.multiplier !== null && <span>{factorText(say, theme.wheel, known.multiplier)}</span>}
    </p>
  )
}
