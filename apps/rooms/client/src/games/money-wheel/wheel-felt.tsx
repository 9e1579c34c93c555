import './money-wheel.css'
import type { CSSProperties } from 'react'
import type { FeltProps } from '../game-look.ts'
import type { WheelTheme } from './wheel-theme.ts'

/** Two rows on a phone, one on a wider page. */
const columnsOf = (faces: number) => ({ '--faces': faces, '--half': Math.ceil(faces / 2) }) as CSSProperties

/** A spot for each face, with its drawing. */
export function WheelFelt({ kit, view, Spot, theme }: FeltProps & { readonly theme: WheelTheme }) {
  const { say } = kit
  const { wheel } = theme
  const offered = new Set(view.rules.spots.map(({ spot }) => spot))
  return (
    <div className="wheel-felt" data-wheel={wheel.code} style={columnsOf(wheel.faces.length)}>
      {wheel.faces
        .filter((face) => offered.has(face))
        .map((face) => (
          <span key={face} className="wheel-place" data-face={face}>
            <Spot
              spot={face}
              className="wheel-spot"
              face={
                <>
                  <svg viewBox="-12 -12 24 24" aria-hidden="true">
                    <theme.Drawing face={face} />
                  </svg>
                  <b>{theme.faceName(say, face)}</b>
                </>
              }
            />
          </span>
        ))}
    </div>
  )
}
