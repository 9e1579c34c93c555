import { memo } from 'react'

const PETALS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

/** A porcelain plate seen from the side of the player, painted in blue. */
export const Plate = memo(function Plate() {
  return (
    <>
      <defs>
        <radialGradient id="sedie-porcelain" cx="0.4" cy="0.24" r="0.9">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset="0.6" stopColor="#e9eef0" />
          <stop offset="1" stopColor="#a9b7c0" />
        </radialGradient>
        <linearGradient id="sedie-dome" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#b9c6ce" />
          <stop offset="0.28" stopColor="#ffffff" />
          <stop offset="0.66" stopColor="#e2e9ec" />
          <stop offset="1" stopColor="#8c9ba6" />
        </linearGradient>
      </defs>
      <ellipse className="sedie-shade" cx="284" cy="196" rx="186" ry="46" />
      <ellipse cx="280" cy="180" rx="176" ry="56" fill="#8b9aa5" />
      <ellipse cx="280" cy="174" rx="176" ry="56" fill="url(#sedie-porcelain)" />
      <ellipse className="sedie-line" cx="280" cy="174" rx="168" ry="52" />
      {PETALS.map((petal) => (
        <ellipse
          key={petal}
          className="sedie-petal"
          cx={280 + 152 * Math.cos((petal * Math.PI) / 6)}
          cy={174 + 46 * Math.sin((petal * Math.PI) / 6)}
          rx="11"
          ry="3.6"
        />
      ))}
      <ellipse className="sedie-well" cx="280" cy="172" rx="132" ry="38" />
      <ellipse className="sedie-line" cx="280" cy="172" rx="132" ry="38" />
    </>
  )
})

/** The bowl, turned over. */
export const Bowl = memo(function Bowl() {
  return (
    <>
      <path
        d="M158 166 C158 84 214 44 280 44 C346 44 402 84 402 166 A122 34 0 0 1 158 166 Z"
        fill="url(#sedie-dome)"
        stroke="#8797a3"
        strokeWidth="1"
      />
      <path className="sedie-band" d="M159 156 A122 34 0 0 0 401 156" />
      <path className="sedie-band thin" d="M163 140 A119 32 0 0 0 397 140" />
      <path className="sedie-branch" d="M204 138 C232 96 268 128 286 94 S344 84 366 122" />
      {BLOSSOMS.map(({ x, y, size }) => (
        <g key={x} className="sedie-blossom" transform={`translate(${x} ${y}) scale(${size})`}>
          {[0, 72, 144, 216, 288].map((turn) => (
            <ellipse key={turn} cy="-6" rx="4" ry="6" transform={`rotate(${turn})`} />
          ))}
          <circle r="2.6" />
        </g>
      ))}
      <path d="M246 50 L250 34 L310 34 L314 50 A34 8 0 0 1 246 50 Z" fill="url(#sedie-dome)" stroke="#8797a3" />
      <ellipse cx="280" cy="34" rx="30" ry="6.4" fill="#dfe6ea" stroke="#8797a3" />
    </>
  )
})

const BLOSSOMS = [
  { x: 218, y: 112, size: 1 },
  { x: 262, y: 124, size: 0.8 },
  { x: 292, y: 88, size: 1.15 },
  { x: 346, y: 104, size: 0.95 },
] as const
