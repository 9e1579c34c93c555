import { type CSSProperties, memo } from 'react'

const LAMPS = Array.from({ length: 28 }, (_, lamp) => lamp)

/** The part of the wheel that stands still around it: the rim and its lamps. */
export const WheelFrame = memo(function WheelFrame() {
  return (
    <svg className="wheel-frame" viewBox="-100 -100 200 200" aria-hidden="true">
      <defs>
        <linearGradient id="wheel-gold" x1="0.15" y1="0" x2="0.85" y2="1">
          <stop offset="0" stopColor="#ffe7a3" />
          <stop offset="0.3" stopColor="#c98312" />
          <stop offset="0.55" stopColor="#f5c65a" />
          <stop offset="1" stopColor="#7a4508" />
        </linearGradient>
      </defs>
      <circle className="wheel-rim-edge" r="96" />
      <circle className="wheel-rim" r="98.9" stroke="url(#wheel-gold)" />
      <circle className="wheel-rim" r="93" stroke="url(#wheel-gold)" />
      {LAMPS.map((lamp) => (
        <circle
          key={lamp}
          className="wheel-lamp"
          cy={-95.6}
          r={1.5}
          transform={`rotate(${(lamp + 0.5) * (360 / LAMPS.length)})`}
          style={{ '--lamp': lamp % 4 } as CSSProperties}
        />
      ))}
    </svg>
  )
})

/** The pointer, which hangs from the rim and is bent by the pegs. */
export const PointerShape = memo(function PointerShape() {
  return (
    <svg viewBox="-12 -10 24 40" aria-hidden="true">
      <path
        className="wheel-pointer-body"
        d="M0 28 C-2.5 18 -9.5 10 -9.5 1 A9.5 9.5 0 0 1 9.5 1 C9.5 10 2.5 18 0 28 Z"
      />
      <circle className="wheel-pointer-jewel" cy="1" r="4.6" />
      <circle className="wheel-pointer-shine" cx="-1.5" cy="-0.7" r="1.3" />
    </svg>
  )
})
