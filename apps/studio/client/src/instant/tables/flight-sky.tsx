import type { CSSProperties, ReactNode } from 'react'

/** Something that is passed at some altitude (the logarithm of the multiple), and where across the board, in per cent. */
type Passed = { readonly at: number; readonly left: number; readonly size: number; readonly drawing: ReactNode }

export const passedAt = ({ at, left, size }: Omit<Passed, 'drawing'>) =>
  ({ '--at': at, '--left': `${left}%`, '--size': `${size}cqmin` }) as CSSProperties

const cloud = (
  <svg className="sky-cloud" viewBox="0 0 120 64" aria-hidden="true">
    <path d="M22 62a21 21 0 0 1-2-42 30 30 0 0 1 56-6 24 24 0 0 1 27 17 16 16 0 0 1-3 31z" />
  </svg>
)

const moon = (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="50" r="46" fill="#fff1cf" />
    <path d="M50 4a46 46 0 0 1 0 92 60 60 0 0 0 0-92z" fill="#e8cfa6" />
    <circle cx="34" cy="36" r="8" fill="#e8cfa6" />
    <circle cx="44" cy="66" r="11" fill="#ecd7b2" />
    <circle cx="24" cy="58" r="4" fill="#ecd7b2" />
  </svg>
)

const planet = (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <path d="M10 66C40 92 150 50 150 34" fill="none" stroke="#a98ad9" strokeWidth="7" />
    <circle cx="80" cy="50" r="34" fill="#e08f6a" />
    <path d="M47 42q33 14 66-4M46 58q34 14 66-4" fill="none" stroke="#f7c29a" strokeWidth="6" />
    <path d="M10 66C-4 44 120 4 150 34" fill="none" stroke="#d8c0ff" strokeWidth="7" strokeDasharray="34 300" />
    <path d="M10 66C40 92 150 50 150 34" fill="none" stroke="#d8c0ff" strokeWidth="4" />
  </svg>
)

const galaxy = (
  <svg viewBox="0 0 200 120" aria-hidden="true">
    <g fill="none" strokeLinecap="round" transform="rotate(-18 100 60)">
      <ellipse cx="100" cy="60" rx="88" ry="26" stroke="#7f6bff" strokeWidth="10" opacity="0.35" />
      <ellipse cx="100" cy="60" rx="60" ry="17" stroke="#c58bff" strokeWidth="9" opacity="0.5" />
      <ellipse cx="100" cy="60" rx="30" ry="9" stroke="#ffd9f4" strokeWidth="8" opacity="0.75" />
      <ellipse cx="100" cy="60" rx="12" ry="6" fill="#fff" />
    </g>
  </svg>
)

const PASSED: readonly Passed[] = [
  { at: 0.02, left: 58, size: 26, drawing: cloud },
  { at: 0.22, left: 8, size: 40, drawing: cloud },
  { at: 0.36, left: 76, size: 46, drawing: cloud },
  { at: 0.52, left: 34, size: 28, drawing: cloud },
  { at: 0.66, left: -6, size: 54, drawing: cloud },
  { at: 0.8, left: 62, size: 50, drawing: cloud },
  { at: 1, left: 22, size: 44, drawing: cloud },
  { at: 1.35, left: 66, size: 34, drawing: moon },
  { at: 2.1, left: 10, size: 44, drawing: planet },
  { at: 3, left: 56, size: 70, drawing: galaxy },
  { at: 4, left: 14, size: 30, drawing: planet },
  { at: 5, left: 40, size: 80, drawing: galaxy },
]

/** Dusk over the rice fields, and what a rocket passes above them. */
export function FlightSky({ lantern }: { readonly lantern: string | undefined }) {
  return (
    <div className="flight-scenery" aria-hidden="true">
      <div className="sky-sun" />
      <div className="sky-space" />
      {PASSED.map(({ drawing, ...place }) => (
        <div key={place.at} className="flight-passed" style={passedAt(place)}>
          {drawing}
        </div>
      ))}
      <div className="flight-start">
        <Fields />
        <Ramp />
        {lantern !== undefined && LANTERNS.map((left) => <Lantern key={left} {...{ left, lantern }} />)}
      </div>
    </div>
  )
}

const LANTERNS = [44, 63, 72, 90]

function Lantern({ left, lantern }: { readonly left: number; readonly lantern: string }) {
  return (
    <img className="sky-lantern" src={lantern} alt="" style={{ left: `${left}%`, '--left': left } as CSSProperties} />
  )
}

function Fields() {
  return (
    <>
      <svg className="sky-land" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 42Q40 22 84 36T170 30 250 40 330 26 400 38V100H0z" fill="#7b3f6b" />
        <path d="M0 50Q60 36 120 48T240 44 400 50V100H0z" fill="#4f2f5e" />
        <path d="M0 58Q100 50 200 57T400 56V100H0z" fill="#2d4a45" />
        <path d="M0 64Q100 58 200 63T400 62V68Q200 64 0 71z" fill="#ffb56b" opacity="0.75" />
        <path d="M0 76Q120 66 240 73T400 72V78Q200 74 0 84z" fill="#ff9a6e" opacity="0.55" />
        <path d="M0 90Q140 80 260 86T400 85V91Q200 86 0 97z" fill="#d9688a" opacity="0.45" />
      </svg>
      <svg className="sky-village" viewBox="0 0 240 110" aria-hidden="true">
        <g fill="#1d2a33">
          <path d="M36 104q3-40 1-62h5q3 30 2 62zM82 104q-2-34 2-50h4q0 26 0 50zM214 104q-4-48 0-74h5q2 40 2 74z" />
          <Palm x={39} y={40} />
          <Palm x={86} y={53} />
          <Palm x={216} y={28} />
          <path d="M120 104V82h56v22zM110 84l38-26 38 26zM196 104v-10h10v10z" />
        </g>
        <path d="M130 88h10v9h-10zM156 88h10v9h-10z" fill="#ffd56b" />
      </svg>
    </>
  )
}

function Palm({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M0 0q-14-16-26-4 12-4 18 4-16 0-20 14 10-10 22-8-6 8-2 18Q-4 10 0 4q4 6 8 20 4-10-2-18 12-2 22 8Q24 0 8 0q6-8 18-4Q14-16 0 0z"
    />
  )
}

/** The bamboo rack that the rocket leans on. */
function Ramp() {
  return (
    <svg className="sky-ramp" viewBox="0 0 120 160" aria-hidden="true">
      <g fill="none" stroke="#8a6231" strokeWidth="5" strokeLinecap="round">
        <path d="M30 158 82 6M70 158 94 10M30 158M48 106h30M58 76h28M67 48h22" />
        <path d="M96 158 88 14" stroke="#6d4b23" />
      </g>
      <path d="M30 158 82 6" fill="none" stroke="#d9aa62" strokeWidth="2" />
      <path d="M84 10l22 5-20 8z" fill="#ff5d73" />
    </svg>
  )
}
