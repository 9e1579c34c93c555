import { type CSSProperties, useEffect, useState } from 'react'

type DealerProps = {
  /** The code of the table: each has a dealer of its own. */
  readonly table: string
  /** How many cards have been dealt in this coup: her hand moves with each. */
  readonly dealt: number
  readonly isShuffling: boolean
}

/** Silk and flowers of the dealers: hues of the blouse, the sash and the flower. */
const LOOKS = [
  { silk: 165, sash: 85, flower: 95 },
  { silk: 285, sash: 60, flower: 350 },
  { silk: 20, sash: 90, flower: 80 },
  { silk: 225, sash: 75, flower: 340 },
] as const

/** Her hand is at the shoe for so long. */
const DEALS_MS = 560

/** Whoever deals at this table. She breathes and blinks, and moves her hand when a card comes. */
export function Dealer({ table, dealt, isShuffling }: DealerProps) {
  const look = lookOf(table)
  const isDealing = useMovedLately(dealt)
  const colours = { '--silk': look.silk, '--sash': look.sash, '--flower': look.flower } as CSSProperties
  return (
    <svg
      className="dealer"
      viewBox="0 0 320 230"
      style={colours}
      data-dealing={isDealing}
      data-shuffling={isShuffling}
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="dealer-skin" cx="42%" cy="34%" r="75%">
          <stop offset="0" stopColor="#f7cfa6" />
          <stop offset="0.7" stopColor="#e8b183" />
          <stop offset="1" stopColor="#c98a5e" />
        </radialGradient>
        <linearGradient id="dealer-hair" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#453029" />
          <stop offset="1" stopColor="#1a1110" />
        </linearGradient>
      </defs>
      <g className="dealer-body">
        <Blouse />
        <Head />
      </g>
      <g className="dealer-arm" data-side="left">
        <path
          className="sleeve"
          d="M92 168 Q70 176 62 206 Q66 224 96 226 L118 226 L118 206 L98 204 Q100 190 108 180 Z"
        />
        <path className="hand" d="M112 204 Q138 198 150 206 Q158 212 150 218 Q134 226 112 224 Z" />
        <path className="bangle" d="M112 203 V225" />
      </g>
      <g className="dealer-arm" data-side="right">
        <path
          className="sleeve"
          d="M228 168 Q250 176 258 206 Q254 224 224 226 L202 226 L202 206 L222 204 Q220 190 212 180 Z"
        />
        <path className="hand" d="M208 204 Q182 198 170 206 Q162 212 170 218 Q186 226 208 224 Z" />
        <path className="bangle" d="M208 203 V225" />
      </g>
    </svg>
  )
}

/** A silk blouse, and over it a shawl with a woven edge from one shoulder. */
function Blouse() {
  return (
    <>
      <path className="neck" d="M144 118 H176 V146 Q160 160 144 146 Z" />
      <path className="silk" d="M98 232 Q86 176 112 158 L144 144 Q160 162 176 144 L208 158 Q234 176 222 232 Z" />
      <path className="silk-fold" d="M126 164 Q122 200 126 232 M194 164 Q198 200 194 232" />
      <path className="sash" d="M112 158 L146 143 Q158 172 214 206 L222 232 H190 Q138 206 112 158 Z" />
      <path className="sash-edge" d="M146 143 Q158 172 214 206" />
      <path className="sash-edge" d="M112 158 Q138 206 190 232" />
      <path className="necklace" d="M143 147 Q160 168 177 147" />
      <circle className="pendant" cx="160" cy="161" r="4.4" />
    </>
  )
}

function Head() {
  return (
    <g className="dealer-head">
      <circle className="hair" cx="160" cy="36" r="22" />
      <path className="hair" d="M112 92 Q104 38 160 32 Q216 38 208 92 Q206 118 196 126 L124 126 Q114 118 112 92 Z" />
      <ellipse className="ear" cx="118" cy="92" rx="7" ry="10" />
      <ellipse className="ear" cx="202" cy="92" rx="7" ry="10" />
      <circle className="pendant" cx="118" cy="106" r="3.6" />
      <circle className="pendant" cx="202" cy="106" r="3.6" />
      <path
        className="face"
        d="M120 80 Q120 46 160 46 Q200 46 200 80 Q200 112 180 126 Q160 138 140 126 Q120 112 120 80 Z"
      />
      <path className="hair" d="M118 84 Q118 44 160 42 Q202 44 202 84 Q194 62 172 56 Q150 66 126 66 Q120 72 118 84 Z" />
      <path className="brow" d="M132 79 Q140 74 149 78 M171 78 Q180 74 188 79" />
      <g className="dealer-eyes">
        <path className="eye" d="M131 91 Q140 82 150 91 Q140 98 131 91 Z M170 91 Q180 82 189 91 Q180 98 170 91 Z" />
        <circle className="iris" cx="141" cy="90" r="4.6" />
        <circle className="iris" cx="179" cy="90" r="4.6" />
        <circle className="glint" cx="142.6" cy="88.4" r="1.5" />
        <circle className="glint" cx="180.6" cy="88.4" r="1.5" />
        <path className="lash" d="M129 91 Q140 81 151 90 M169 90 Q180 81 191 91" />
      </g>
      <path className="nose" d="M160 94 Q157 103 160 105 Q163 105 164 103" />
      <ellipse className="blush" cx="131" cy="107" rx="9" ry="5" />
      <ellipse className="blush" cx="189" cy="107" rx="9" ry="5" />
      <path className="lips" d="M147 113 Q160 109 173 113 Q160 125 147 113 Z" />
      <path className="smile" d="M146 113 Q160 117 174 113" />
      <Frangipani x={196} y={54} size={1} />
      <Frangipani x={182} y={40} size={0.72} />
      <Frangipani x={206} y={70} size={0.62} />
    </g>
  )
}

const PETALS = [0, 72, 144, 216, 288]

function Frangipani({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {PETALS.map((turn) => (
        <path
          key={turn}
          className="petal"
          d="M0 0 Q-8 -6 -3 -15 Q6 -18 7 -8 Q6 -2 0 0 Z"
          transform={`rotate(${turn})`}
        />
      ))}
      <circle className="pistil" r="3.4" />
    </g>
  )
}

function lookOf(table: string) {
  const sum = [...table].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return LOOKS[sum % LOOKS.length] ?? LOOKS[0]
}

/** Whether a number has grown just now. */
function useMovedLately(count: number): boolean {
  const [over, setOver] = useState(count)
  useEffect(() => {
    if (count === 0) return setOver(0)
    const timer = setTimeout(() => setOver(count), DEALS_MS)
    return () => clearTimeout(timer)
  }, [count])
  return count > over
}
