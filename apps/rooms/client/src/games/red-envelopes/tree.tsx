import { memo } from 'react'

const BLOSSOMS = [
  [150, 66],
  [112, 118],
  [186, 38],
  [232, 18],
  [300, 14],
  [368, 30],
  [412, 70],
  [452, 116],
  [430, 168],
  [128, 172],
  [214, 100],
  [344, 98],
] as const

/** An old tree in bloom. */
export const Tree = memo(function Tree() {
  return (
    <>
      <ellipse className="tree-ground" cx="280" cy="240" rx="190" ry="9" />
      <path className="tree-trunk" d="M256 240 Q268 196 258 150 L300 150 Q292 196 306 240 Z" />
      <path
        className="tree-branches"
        d="M270 170 Q220 140 150 132 M288 170 Q340 138 412 130 M276 150 Q250 96 216 60 M284 150 Q312 92 352 58 M280 150 V40"
      />
      <ellipse className="tree-leaves" cx="190" cy="112" rx="104" ry="66" />
      <ellipse className="tree-leaves" cx="370" cy="112" rx="104" ry="66" />
      <ellipse className="tree-leaves" cx="280" cy="76" rx="124" ry="70" />
      <ellipse className="tree-leaves near" cx="280" cy="140" rx="150" ry="48" />
      {BLOSSOMS.map(([x, y]) => (
        <g key={`${x} ${y}`} className="tree-blossom" transform={`translate(${x} ${y})`}>
          {[0, 72, 144, 216, 288].map((angle) => (
            <circle key={angle} cy="-3.4" r="2.6" transform={`rotate(${angle})`} />
          ))}
          <circle className="tree-blossom-heart" r="1.7" />
        </g>
      ))}
    </>
  )
})
