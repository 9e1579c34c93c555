import type { CSSProperties } from 'react'

/** A gamecock that looks to the right, its feet at the origin. Its spurs are padded. */
export function Rooster({ style }: { readonly style: CSSProperties }) {
  return (
    <g className="rooster" style={style}>
      <g className="rooster-tail">
        <path d="M-32 -66 C-62 -112 -112 -108 -118 -52 C-104 -84 -78 -86 -40 -56 Z" />
        <path d="M-34 -64 C-72 -92 -110 -74 -108 -22 C-98 -56 -76 -64 -40 -50 Z" />
        <path d="M-30 -68 C-46 -118 -88 -134 -104 -98 C-84 -108 -66 -98 -38 -58 Z" />
        <path d="M-34 -60 C-66 -72 -90 -52 -88 -8 C-80 -38 -66 -46 -38 -46 Z" />
      </g>
      <Leg x={-10} />
      <Leg x={10} />
      <path
        className="rooster-body"
        d="M-48 -68 C-42 -32 -8 -22 18 -30 C42 -38 46 -64 34 -80 C14 -98 -32 -94 -48 -68 Z"
      />
      <g className="rooster-wing">
        <path d="M-34 -72 C-30 -42 2 -34 24 -50 C16 -74 -10 -88 -34 -72 Z" />
        <path className="rooster-quill" d="M-26 -62 Q-6 -46 18 -52 M-22 -70 Q-2 -56 16 -60" />
      </g>
      <g className="rooster-front">
        <path
          className="rooster-neck"
          d="M8 -84 C18 -116 30 -130 46 -130 C60 -122 56 -92 44 -62 C34 -50 12 -58 8 -84 Z"
        />
        <path className="rooster-quill" d="M22 -92 L30 -66 M34 -102 L38 -70" />
        <path className="rooster-comb" d="M34 -138 Q34 -158 44 -146 Q48 -164 56 -146 Q66 -156 64 -136 Z" />
        <circle className="rooster-head" cx="49" cy="-128" r="16" />
        <path className="rooster-beak" d="M62 -134 L82 -126 L62 -120 Z" />
        <path className="rooster-comb" d="M58 -118 Q70 -104 60 -98 Q50 -102 54 -118 Z" />
        <path className="rooster-band" d="M34 -136 Q48 -148 64 -138" />
        <path className="rooster-band-end" d="M35 -137 L20 -146 M35 -136 L18 -134" />
        <g className="rooster-eye">
          <circle className="rooster-white" cx="54" cy="-129" r="5.4" />
          <circle className="rooster-pupil" cx="55.6" cy="-128.6" r="2.6" />
          <path className="rooster-brow" d="M47 -137 L60 -132" />
        </g>
        <path className="rooster-dazed" d="M49 -134 L59 -124 M59 -134 L49 -124" />
      </g>
      <g className="rooster-stars">
        {[0, 120, 240].map((turn) => (
          <path key={turn} d={STAR} transform={`translate(50 -164) rotate(${turn}) translate(24 0)`} />
        ))}
      </g>
    </g>
  )
}

const STAR = 'M0 -7 L2 -2 L7 -2 L3 2 L4.5 7 L0 4 L-4.5 7 L-3 2 L-7 -2 L-2 -2 Z'

function Leg({ x }: { readonly x: number }) {
  return (
    <g className="rooster-leg" transform={`translate(${x} 0)`}>
      <path d="M0 -34 L-3 -16 L2 -1 M2 -1 L16 0 M2 -1 L12 -5 M2 -1 L-9 0" />
      <circle className="rooster-glove" cx="-7" cy="-13" r="6.4" />
    </g>
  )
}
