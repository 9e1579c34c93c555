import type { ReactNode } from 'react'
import { passedAt } from './flight-sky.tsx'

type Passed = { readonly at: number; readonly left: number; readonly size: number; readonly drawing: ReactNode }

const jelly = (
  <svg className="sea-jelly" viewBox="0 0 100 140" aria-hidden="true">
    <path d="M10 56a40 44 0 0 1 80 0q-10 10-20 0-10 10-20 0-10 10-20 0-10 10-20 0z" fill="#ff9be8" opacity="0.8" />
    <path d="M22 50a28 32 0 0 1 40-28" fill="none" stroke="#ffe3fa" strokeWidth="5" strokeLinecap="round" />
    <path
      d="M24 64q-8 24 2 40t-2 30M42 66q-6 26 2 40t0 30M60 66q8 24 0 40t2 28M76 64q8 20-2 38t4 26"
      fill="none"
      stroke="#ffb8ef"
      strokeWidth="4"
      strokeLinecap="round"
      opacity="0.75"
    />
  </svg>
)

const angler = (
  <svg viewBox="0 0 180 120" aria-hidden="true">
    <path d="M150 64l26-22v46zM20 70C26 30 92 20 128 50q24 14 26 16-6 8-26 20C94 112 36 108 20 70z" fill="#1c3d5c" />
    <path d="M16 72q22-4 44 4-18 18-36 14z" fill="#0a1a2c" />
    <path d="M20 72l5 9 5-9 6 9 5-8 6 9 4-7" fill="none" stroke="#e6fbff" strokeWidth="3" />
    <path d="M62 34Q54 6 24 12" fill="none" stroke="#2c5a80" strokeWidth="4" />
    <circle cx="20" cy="14" r="18" fill="#9dffdc" opacity="0.28" />
    <circle cx="20" cy="14" r="8" fill="#d8fff0" />
    <circle cx="58" cy="56" r="8" fill="#eaffb0" />
    <circle cx="56" cy="56" r="4" fill="#0a1a2c" />
  </svg>
)

const whale = (
  <svg className="sea-whale" viewBox="0 0 240 110" aria-hidden="true">
    <path d="M6 60C16 22 96 12 150 38q30 14 50 12l-4-26q18 8 22 22 16-4 20 8-20 2-26 10-40 26-90 26C60 92 8 96 6 60z" />
  </svg>
)

const wreck = (
  <svg viewBox="0 0 220 130" aria-hidden="true">
    <path d="M14 84q96 20 190-14l-18 46Q96 134 36 118z" fill="#27455a" />
    <path d="M70 90 58 14M128 86 140 26M44 34l50-10M118 46l44 4" stroke="#2f546c" strokeWidth="6" fill="none" />
    <circle cx="76" cy="104" r="6" fill="#0b2233" />
    <circle cx="104" cy="102" r="6" fill="#0b2233" />
    <circle cx="132" cy="98" r="6" fill="#0b2233" />
    <path d="M162 118h34v-14q-17-10-34 0z" fill="#9a6420" />
    <path d="M164 104q15-12 30 0l4-10q-16-10-32 0z" fill="#ffd34d" />
  </svg>
)

const glow = (
  <svg viewBox="0 0 120 90" aria-hidden="true">
    <g fill="#7dffe0">
      <circle cx="16" cy="40" r="4" />
      <circle cx="44" cy="18" r="3" />
      <circle cx="64" cy="56" r="5" />
      <circle cx="92" cy="30" r="3" />
      <circle cx="106" cy="70" r="4" />
      <circle cx="36" cy="74" r="3" />
    </g>
    <g fill="#7dffe0" opacity="0.2">
      <circle cx="16" cy="40" r="12" />
      <circle cx="64" cy="56" r="15" />
      <circle cx="106" cy="70" r="12" />
    </g>
  </svg>
)

const passedBy = ({ fish, turtle }: Readonly<Record<string, string>>): readonly Passed[] => [
  { at: 0.1, left: 62, size: 15, drawing: <img src={fish} alt="" /> },
  { at: 0.16, left: 78, size: 11, drawing: <img src={fish} alt="" /> },
  { at: 0.34, left: 24, size: 24, drawing: <img src={turtle} alt="" /> },
  { at: 0.5, left: 84, size: 13, drawing: <img src={fish} alt="" /> },
  { at: 0.56, left: 46, size: 10, drawing: <img src={fish} alt="" /> },
  { at: 0.86, left: 50, size: 90, drawing: whale },
  { at: 1.25, left: 20, size: 34, drawing: jelly },
  { at: 1.4, left: 66, size: 26, drawing: jelly },
  { at: 1.8, left: 40, size: 34, drawing: glow },
  { at: 2.2, left: 60, size: 44, drawing: angler },
  { at: 2.7, left: 10, size: 36, drawing: glow },
  { at: 3.3, left: 34, size: 76, drawing: wreck },
  { at: 4.1, left: 12, size: 46, drawing: angler },
  { at: 4.8, left: 56, size: 40, drawing: jelly },
]

/** The sea, from the boat at its surface past the reef into the dark, and what a bell passes there. */
export function FlightSea({ pieces }: { readonly pieces: Readonly<Record<string, string>> }) {
  return (
    <div className="flight-scenery" aria-hidden="true">
      <div className="sea-rays" />
      <div className="sea-dark" />
      {passedBy(pieces).map(({ drawing, ...place }) => (
        <div key={place.at} className="flight-passed" style={passedAt(place)}>
          {drawing}
        </div>
      ))}
      <div className="flight-start">
        <Surface />
        <Reef />
      </div>
    </div>
  )
}

function Surface() {
  return (
    <>
      <svg className="sea-surface" viewBox="0 0 400 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h400v34q-25 14-50 0t-50 0-50 0-50 0-50 0-50 0-50 0T0 34z" fill="#ffe0b0" />
        <path d="M0 38q25-14 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0v8H0z" fill="#c6fbff" opacity="0.8" />
      </svg>
      <svg className="sea-boat" viewBox="0 0 160 110" aria-hidden="true">
        <path d="M70 58V6l52 4" fill="none" stroke="#7a4c16" strokeWidth="5" strokeLinecap="round" />
        <path d="M118 10v132" stroke="#3d4f5c" strokeWidth="2" />
        <path d="M24 44h40v16H24z" fill="#f7ead0" />
        <path d="M18 44h52l-6-9H26z" fill="#d9342b" />
        <path d="M2 56q8 2 10 6h96q12 0 22-14-4 32-26 36H28Q8 82 2 56z" fill="#1c7f8f" />
        <path d="M8 68h112l-4 6H12z" fill="#ffcf4a" />
      </svg>
    </>
  )
}

/** Corals on the slope at both sides, the first that is left behind. */
function Reef() {
  return (
    <>
      <svg className="sea-reef" viewBox="0 0 200 160" aria-hidden="true">
        <path d="M0 30q34 10 44 44t52 42 66 44H0z" fill="#0f4f6b" />
        <g fill="none" strokeLinecap="round">
          <path d="M52 92V62M52 78l-12-14M52 74l12-16M40 64v-8M64 58v-8" stroke="#ff7a8a" strokeWidth="7" />
          <path d="M112 130v-30M112 116l14-16M112 112l-12-12" stroke="#ffb347" strokeWidth="7" />
          <path d="M18 46q-8-16 2-30M28 50q8-16 0-34" stroke="#4fd69a" strokeWidth="5" />
        </g>
        <path d="M72 118a16 14 0 0 1 32 0z" fill="#c07bff" />
        <circle cx="82" cy="112" r="2" fill="#f0dcff" />
        <circle cx="93" cy="110" r="2" fill="#f0dcff" />
      </svg>
      <svg className="sea-reef sea-right" viewBox="0 0 200 160" aria-hidden="true">
        <path d="M0 10q24 24 36 60t70 50 66 40H0z" fill="#0c4560" />
        <g fill="none" strokeLinecap="round">
          <path d="M44 84V52M44 70 30 56M44 64l14-14" stroke="#ffd257" strokeWidth="7" />
          <path d="M96 118q-8-22 2-40M106 122q10-20 2-42" stroke="#4fd69a" strokeWidth="5" />
        </g>
        <path d="M58 106a14 13 0 0 1 28 0z" fill="#ff8f6b" />
        <path d="M120 138a18 15 0 0 1 36 0z" fill="#ff7ac0" />
      </svg>
    </>
  )
}
