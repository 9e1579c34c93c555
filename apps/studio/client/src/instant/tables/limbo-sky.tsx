import type { CSSProperties } from 'react'

type Cloud = { readonly left: number; readonly start: number; readonly size: number; readonly near: number }

/** Where clouds stand (in hundredths of the sky), how large they are, and how much faster the near ones pass. */
const CLOUDS: readonly Cloud[] = [
  { left: 8, start: 14, size: 150, near: 1.1 },
  { left: 66, start: 4, size: 110, near: 0.7 },
  { left: 84, start: 38, size: 190, near: 1.35 },
  { left: 24, start: 46, size: 90, near: 0.6 },
  { left: -4, start: 72, size: 210, near: 1.45 },
  { left: 60, start: 78, size: 130, near: 0.9 },
  { left: 90, start: 98, size: 100, near: 0.65 },
  { left: 34, start: 104, size: 170, near: 1.2 },
]

/** Clouds that leave the sky below come back above it, out of sight. */
const ROUND_TRIP = 130
const ABOVE = 15
/** How far they sink while a multiple grows e times as large. */
const SINK = 52
/** How much of the hills is left behind while a multiple grows e times as large. */
const LEAVING = 1.5
/** The multiple at which it is night, as a logarithm: 100. */
const NIGHT = Math.log(100)

/** The sky that the arrow rises through: `altitude` is the logarithm of the multiple. */
export function LimboSky({ altitude }: { readonly altitude: number }) {
  const style = {
    '--night': Math.min(1, altitude / NIGHT),
    '--left-behind': Math.min(1, altitude * LEAVING),
  } as CSSProperties
  return (
    <div className="limbo-sky" style={style} aria-hidden="true">
      <div className="limbo-night" />
      {CLOUDS.map((cloud) => (
        <svg
          key={cloud.start}
          className="limbo-cloud"
          viewBox="0 0 120 64"
          style={styleOf(cloud, altitude)}
          aria-hidden="true"
        >
          <path d="M22 62a21 21 0 0 1-2-42 30 30 0 0 1 56-6 24 24 0 0 1 27 17 16 16 0 0 1-3 31z" />
        </svg>
      ))}
      <svg className="limbo-hills" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
        <path className="limbo-far" d="M0 9Q8 3 17 8T36 6 55 9 74 4 100 8V20H0z" />
        <path d="M0 14Q13 7 29 13T60 12 82 14 100 11V20H0z" />
      </svg>
    </div>
  )
}

function styleOf({ left, start, size, near }: Cloud, altitude: number): CSSProperties {
  const down = ((start + altitude * SINK * near) % ROUND_TRIP) - ABOVE
  return { '--left': `${left}%`, '--size': `${size}px`, '--down': `${down}cqh`, '--near': near } as CSSProperties
}
