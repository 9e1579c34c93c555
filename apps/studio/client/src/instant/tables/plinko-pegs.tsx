import { memo } from 'react'
import { FIELD_HEIGHT, pegRadius, pegs, pitchOf } from './plinko-field.ts'

/** What stands still: the board, the funnel and the pegs. */
export const PlinkoPegs = memo(function PlinkoPegs({ rows }: { readonly rows: number }) {
  return (
    <svg className="plinko-pegs" viewBox={`0 0 100 ${FIELD_HEIGHT}`} aria-hidden="true">
      <defs>
        <linearGradient id="plinko-ground" x1="0" y1="0" x2="0" y2="1">
          <stop className="plinko-ground-above" offset="0" />
          <stop className="plinko-ground-below" offset="1" />
        </linearGradient>
        <linearGradient id="plinko-gold" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#9a5f12" />
          <stop offset="0.35" stopColor="#ffe39a" />
          <stop offset="0.6" stopColor="#d9962a" />
          <stop offset="1" stopColor="#7c470a" />
        </linearGradient>
      </defs>
      <path className="plinko-back" d={outline(rows)} fill="url(#plinko-ground)" stroke="url(#plinko-gold)" />
      {pegs(rows).map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle className="plinko-peg-shade" cy={0.35 * pegRadius(rows)} r={pegRadius(rows)} />
          <circle className="plinko-peg" r={pegRadius(rows)} />
          <circle
            className="plinko-peg-shine"
            cx={-0.3 * pegRadius(rows)}
            cy={-0.3 * pegRadius(rows)}
            r={0.34 * pegRadius(rows)}
          />
        </g>
      ))}
      <path
        className="plinko-funnel"
        fill="url(#plinko-gold)"
        d="M44.4 0.5 L55.6 0.5 L53.2 5.4 L53.2 7 L46.8 7 L46.8 5.4 Z"
      />
    </svg>
  )
})

/** A pyramid cut off at the funnel, so wide below that all pegs stand on it. */
function outline(rows: number): string {
  const half = 49.6
  const foot = 60
  const bottom = FIELD_HEIGHT - 0.4
  const top = 50 - (1.75 * pitchOf(rows) + 2)
  return `M${top} 1.5 L${100 - top} 1.5 L${50 + half} ${foot} L${50 + half} ${bottom} L${50 - half} ${bottom} L${50 - half} ${foot} Z`
}
