import { useId } from 'react'
import styles from './vip.module.css'

/** Stones from common to precious: light, body and shade of each; whoever has more ranks begins anew. */
const STONES = [
  ['#c9d3cd', '#93a29a', '#5f6e66'],
  ['#f0bd8a', '#b8743a', '#7a4720'],
  ['#eef3f6', '#a9b7c1', '#6f7e89'],
  ['#ffe7a3', '#e3ac2f', '#9a6d0d'],
  ['#c8f1ea', '#4fb3a6', '#1f6e66'],
  ['#d3e4ff', '#5a93ee', '#2450a0'],
  ['#f0d3ff', '#a65ae6', '#5d1fa0'],
] as const

type RankEmblemProps = { readonly level: number; readonly size?: number | undefined }

/** The stone of a rank, cut the same for all and of another colour for each; its number is said beside it. */
export function RankEmblem({ level, size = 72 }: RankEmblemProps) {
  const glow = useId()
  const [light, body, shade] = STONES[level === 0 ? 0 : 1 + ((level - 1) % (STONES.length - 1))] ?? STONES[0]
  return (
    <svg className={styles.emblem} width={size} height={size} viewBox="0 0 72 72" aria-hidden="true">
      <defs>
        <linearGradient id={glow} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={body} />
        </linearGradient>
      </defs>
      <path d="M36 3 65 19v34L36 69 7 53V19Z" fill={shade} />
      <path d="M36 8 60.500 21.500v29L36 64 11.500 50.500v-29Z" fill={`url(#${glow})`} />
      <path d="M36 8 48 27H24Z M11.500 21.500 24 27 16 46Z M60.500 21.500 48 27l8 19Z" fill="#fff" fillOpacity=".34" />
      <path
        d="M36 64 24 46h24Z M11.500 50.500 16 46h8L36 64Z M60.500 50.500 56 46h-8L36 64Z"
        fill={shade}
        fillOpacity=".3"
      />
      <path d="M24 27h24l8 19-20 0H16Z" fill="#fff" fillOpacity=".14" />
      <text x="36" y="44" textAnchor="middle" fontSize="22" fontWeight="700" fill="#fff" className={styles.numeral}>
        {level}
      </text>
    </svg>
  )
}
