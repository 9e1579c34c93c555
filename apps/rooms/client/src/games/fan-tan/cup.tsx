import { memo } from 'react'

/** A mat of woven straw, which the beads lie on. */
export const Mat = memo(function Mat() {
  return (
    <>
      <defs>
        <linearGradient id="fan-tan-brass" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#8a5a1c" />
          <stop offset="0.26" stopColor="#fff0bd" />
          <stop offset="0.5" stopColor="#dba945" />
          <stop offset="0.8" stopColor="#a66f22" />
          <stop offset="1" stopColor="#6b420f" />
        </linearGradient>
        <radialGradient id="fan-tan-ivory" cx="0.36" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset="0.6" stopColor="#f0e7d2" />
          <stop offset="1" stopColor="#b6a582" />
        </radialGradient>
        <radialGradient id="fan-tan-gold" cx="0.36" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#fff6cf" />
          <stop offset="0.55" stopColor="#f3b73e" />
          <stop offset="1" stopColor="#9c620f" />
        </radialGradient>
        <pattern id="fan-tan-straw" width="12" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 3 H6 M6 9 H12" stroke="rgb(255 226 160 / 13%)" strokeWidth="3" />
          <path d="M9 0 V6 M3 6 V12" stroke="rgb(255 226 160 / 8%)" strokeWidth="3" />
        </pattern>
      </defs>
      <path className="fan-tan-mat" d="M44 66 H516 L548 236 H12 Z" />
      <path d="M44 66 H516 L548 236 H12 Z" fill="url(#fan-tan-straw)" />
      <path className="fan-tan-hem" d="M51 73 H509 L538 229 H22 Z" />
    </>
  )
})

/** The cup, turned over, with a knob to lift it by. */
export const Cup = memo(function Cup() {
  return (
    <>
      <ellipse className="fan-tan-shade" cx="284" cy="166" rx="94" ry="24" />
      <path
        d="M196 158 C198 92 226 48 280 48 C334 48 362 92 364 158 A84 24 0 0 1 196 158 Z"
        fill="url(#fan-tan-brass)"
        stroke="#5d3a0c"
      />
      <path className="fan-tan-groove" d="M199 140 A82 22 0 0 0 361 140" />
      <path className="fan-tan-groove" d="M204 118 A77 20 0 0 0 356 118" />
      <path className="fan-tan-rim" d="M195 156 A85 24 0 0 0 365 156" />
      <path
        d="M266 50 C266 40 272 40 272 34 A8 8 0 1 1 288 34 C288 40 294 40 294 50 Z"
        fill="url(#fan-tan-brass)"
        stroke="#5d3a0c"
      />
    </>
  )
})

/** The bamboo stick that leads the beads off. */
export const Stick = memo(function Stick() {
  return (
    <g className="fan-tan-stick">
      <path d="M0 0 L150 -62" stroke="#5b4416" strokeWidth="7" strokeLinecap="round" />
      <path d="M0 0 L150 -62" stroke="#c9a352" strokeWidth="5" strokeLinecap="round" />
      <path d="M40 -13.5 l-3 -5 M90 -34 l-3 -5 M132 -51.5 l-3 -5" stroke="#8b6a26" strokeWidth="2" />
    </g>
  )
})
