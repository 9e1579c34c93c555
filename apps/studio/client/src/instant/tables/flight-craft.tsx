import type { Scene } from './flight-look.ts'

/** What flies, and what is seen of it once it has burst or its player has left. */
export function FlightCraft({ scene }: { readonly scene: Scene }) {
  return scene === 'sky' ? <Rocket /> : <Bell />
}

/** A festival rocket: a bound bamboo tube with its long tail, pointing up. */
function Rocket() {
  return (
    <svg className="flight-body" viewBox="-60 -70 120 260" aria-hidden="true">
      <g className="flight-saved">
        <path d="M-46-34C-44-78 44-78 46-34Q31-44 16-34 0-44-16-34-31-44-46-34z" fill="#ffe27a" />
        <path d="M-16-34C-14-64 14-64 16-34 8-40-8-40-16-34z" fill="#ff7d5c" />
        <path d="M-46-34C-42-74-8-70-4-67-20-62-30-46-31-40q-8 1-15 6z" fill="#4fd6ac" />
        <path d="M46-34C42-74 8-70 4-67 20-62 30-46 31-40q8 1 15 6z" fill="#4fd6ac" />
        <path d="M-44-34 0 4M-16-34 0 4 16-34M44-34 0 4" fill="none" stroke="#fff3d0" strokeWidth="1.4" />
      </g>
      <g className="flight-flame">
        <path d="M-9 66Q-20 96 0 140 20 96 9 66z" fill="#ff6a2b" />
        <path d="M-6 66Q-12 90 0 118 12 90 6 66z" fill="#ffc23d" />
        <path d="M-3 66Q-6 82 0 98 6 82 3 66z" fill="#fffbe0" />
      </g>
      <rect x="8" y="30" width="4" height="150" rx="2" fill="#b98a4a" />
      <rect x="8" y="30" width="1.6" height="150" rx="0.8" fill="#e6c080" />
      <path d="M10 150l-9 14 9-4 9 4z" fill="#ff5d73" />
      <path d="M-11 8h22v58h-22z" fill="#d9342b" />
      <path d="M-11 8h7v58h-7z" fill="#ff6a55" />
      <path d="M-11 14h22v7h-22zM-11 34h22v10h-22zM-11 56h22v6h-22z" fill="#ffcf4a" />
      <path d="M-11 37l5.500 2.500L0 37l5.500 2.500L11 37v4H-11z" fill="#1c7f8f" />
      <path d="M-11 8Q-11-10 0-24 11-10 11 8z" fill="#ffd257" />
      <path d="M-11 8Q-11-10 0-24-4-8-4 8z" fill="#fff0ae" />
      <path d="M-6-6l6-4 6 4-6 4z" fill="#d9342b" />
      <path d="M-11 62l-10 14h10zM11 62l10 14H11z" fill="#1c9a86" />
      <path d="M-11 66h22l-3 6H-8z" fill="#6b3d1f" />
    </svg>
  )
}

/** A brass diving bell with a lit window; its lamp shines down. */
function Bell() {
  return (
    <svg className="flight-body" viewBox="-110 -90 220 260" aria-hidden="true">
      <defs>
        <radialGradient id="bell-brass" cx="0.35" cy="0.28" r="0.8">
          <stop offset="0" stopColor="#fff0b8" />
          <stop offset="0.35" stopColor="#e9b04a" />
          <stop offset="1" stopColor="#6d4312" />
        </radialGradient>
        <linearGradient id="bell-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff7cf" stopOpacity="0.75" />
          <stop offset="1" stopColor="#fff7cf" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path className="flight-lamp" d="M-12 40h24l72 128H-84z" fill="url(#bell-light)" />
      <g className="flight-saved">
        <path d="M0-44V-30" stroke="#fff3d0" strokeWidth="3" />
        <ellipse cy="-62" rx="30" ry="24" fill="#ffcf4a" />
        <path d="M-30-62a30 24 0 0 1 18-22Q-22-62-12-40a30 24 0 0 1-18-22z" fill="#fff0ae" />
        <path d="M-14-83Q14-62 14-40M0-86v48" stroke="#d98b1f" strokeWidth="2.500" fill="none" />
      </g>
      <path d="M-9-40h18v12H-9z" fill="#8a5a1c" />
      <circle r="34" fill="url(#bell-brass)" />
      <path d="M-34 0h68" stroke="#5d390f" strokeWidth="3" opacity="0.55" />
      <circle cx="0" cy="0" r="19" fill="#5d390f" />
      <circle cx="0" cy="0" r="15" fill="#ffe9a0" />
      <path d="M0-15a15 15 0 0 1 15 15H0z" fill="#fffbe4" />
      <path d="M-8 15a8 9 0 0 1 16 0z" fill="#234b6b" />
      <circle cx="0" cy="3" r="5" fill="#3a2a20" />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <circle key={turn} cx="0" cy="-27" r="2.400" fill="#fff0b8" transform={`rotate(${turn + 30})`} />
      ))}
      <path d="M-46-8h13v16h-13zM33-8h13v16H33z" fill="#a36e22" />
      <path d="M-20 30h40l6 12h-52z" fill="#7a4c16" />
    </svg>
  )
}

/** What is left of a rocket that has burst, or a bell that was crushed: at the tip of its way. */
export function FlightBurst({ scene }: { readonly scene: Scene }) {
  if (scene === 'sea') return <Crushed />
  return (
    <svg className="flight-burst" viewBox="-100 -100 200 200" aria-hidden="true">
      <g fill="#4a3550" opacity="0.55">
        <circle cx="-44" cy="30" r="34" />
        <circle cx="40" cy="38" r="30" />
        <circle cx="46" cy="-30" r="28" />
        <circle cx="-34" cy="-40" r="30" />
      </g>
      <Star points={12} far={92} near={46} fill="#ff5a36" />
      <Star points={12} far={66} near={34} fill="#ffb02e" />
      <Star points={10} far={42} near={22} fill="#fff6c8" />
    </svg>
  )
}

type StarProps = { readonly points: number; readonly far: number; readonly near: number; readonly fill: string }

function Star({ points, far, near, fill }: StarProps) {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const radius = at % 2 === 0 ? far * (at % 4 === 0 ? 1 : 0.82) : near
    const angle = (at * Math.PI) / points + points
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`
  })
  return <polygon points={corners.join(' ')} fill={fill} />
}

const BUBBLES = [
  ...([
    [0, 0, 40],
    [-52, 14, 22],
    [48, 22, 26],
    [30, -46, 20],
  ] as const),
  ...([
    [-34, -48, 26],
    [4, -78, 12],
    [66, -24, 12],
    [-74, -26, 11],
    [-14, 60, 14],
    [-60, 60, 8],
  ] as const),
]

function Crushed() {
  return (
    <svg className="flight-burst" viewBox="-100 -100 200 200" aria-hidden="true">
      <g fill="rgb(190 245 255 / 28%)" stroke="#d8faff" strokeWidth="3">
        {BUBBLES.map(([cx, cy, r]) => (
          <circle key={`${cx} ${cy}`} {...{ cx, cy, r }} />
        ))}
      </g>
      <path d="M-26 6-8-18 4 0 22-10 12 18-6 24z" fill="#c58a33" stroke="#6d4312" strokeWidth="3" />
      <path d="M-40 34l16-8 2 14zM34 34l14 4-8 12z" fill="#e9b04a" />
    </svg>
  )
}
