import { classNames } from '@sanuk/ui/class-names'
import { type ReactNode, useId } from 'react'
import styles from './envelope.module.css'
import { Seal } from './seal.tsx'

export type EnvelopeProps = {
  readonly look: 'closed' | 'shaking' | 'open'
  /** Open since before it was looked at: nothing moves. */
  readonly still?: boolean
  /** What has lost its colour cannot be opened. */
  readonly faded?: boolean
  /** What stands on the paper inside. */
  readonly children?: ReactNode
}

/** A red packet as it is given at the new year: red paper, gold edges, a seal. A drawing; its words stand beside it. */
export function Envelope({ look, still = false, faded = false, children }: EnvelopeProps) {
  const id = useId()
  return (
    <span
      className={classNames(styles.envelope, faded && styles.faded)}
      data-look={look}
      data-still={still || undefined}
      aria-hidden="true"
    >
      <Paper className={styles.back}>
        <linearGradient id={`${id}in`} x2="0" y2="1">
          <stop offset="0" stopColor="#6d0a14" />
          <stop offset="1" stopColor="#a3121f" />
        </linearGradient>
        <rect x="10" y="10" width="240" height="320" rx="18" fill={`url(#${id}in)`} />
      </Paper>
      <span className={styles.slip}>{children}</span>
      <Paper className={styles.front}>
        <Red id={`${id}body`} from="#e63a3f" to="#b0121f" />
        <Gold id={`${id}gold`} />
        <pattern id={`${id}waves`} width="40" height="20" patternUnits="userSpaceOnUse">
          {WAVES.map(([x, y, radius]) => (
            <circle
              key={`${x} ${y} ${radius}`}
              cx={x}
              cy={y}
              r={radius}
              fill="none"
              stroke="#ffdf8e"
              strokeWidth="1.1"
            />
          ))}
        </pattern>
        <path d={POCKET} fill={`url(#${id}body)`} />
        <path d={POCKET} fill={`url(#${id}waves)`} opacity=".2" />
        <path d="M10 92Q130 184 250 92" fill="none" stroke={`url(#${id}gold)`} strokeWidth="5" />
        <path d={FRAME} fill="none" stroke={`url(#${id}gold)`} strokeWidth="2" opacity=".85" />
        <Ingot fill={`url(#${id}gold)`} />
      </Paper>
      <Paper className={styles.flap}>
        <Red id={`${id}flap`} from="#f1504d" to="#c81a28" />
        <Gold id={`${id}edge`} />
        <path d="M10 28Q10 10 28 10H232Q250 10 250 28V92Q130 184 10 92Z" fill={`url(#${id}flap)`} />
        <path d="M10 92Q130 184 250 92" fill="none" stroke={`url(#${id}edge)`} strokeWidth="5" />
        <path d="M20 30Q20 20 30 20H230Q240 20 240 30V84Q130 168 20 84Z" fill="none" stroke="#ffdf8e" opacity=".4" />
      </Paper>
      <Seal className={styles.seal} />
    </span>
  )
}

const POCKET = 'M10 92Q130 184 250 92V312Q250 330 232 330H28Q10 330 10 312Z'
const FRAME = 'M22 122Q130 196 238 122V306Q238 318 226 318H34Q22 318 22 306Z'
/** Scales of a fish, as they are woven into brocade: two rows of three rings. */
const WAVES = [0, 20, 40].flatMap((x, at) => [6, 12, 18].map((radius) => [x, at % 2 === 0 ? 20 : 10, radius] as const))

function Paper({ className, children }: { readonly className: string | undefined; readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 260 340" className={className} aria-hidden="true">
      {children}
    </svg>
  )
}

function Red({ id, from, to }: { readonly id: string; readonly from: string; readonly to: string }) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      <stop offset="0" stopColor={from} />
      <stop offset="1" stopColor={to} />
    </linearGradient>
  )
}

function Gold({ id }: { readonly id: string }) {
  return (
    <linearGradient id={id} x2="1" y2="1">
      <stop offset="0" stopColor="#fff0b8" />
      <stop offset=".5" stopColor="#f3b73e" />
      <stop offset="1" stopColor="#c07f12" />
    </linearGradient>
  )
}

/** A boat of gold between two clouds, low on the pocket. */
function Ingot({ fill }: { readonly fill: string }) {
  return (
    <g fill={fill}>
      <path d="M96 262C104 270 112 268 116 272H144C148 268 156 270 164 262C164 282 150 296 130 296S96 282 96 262Z" />
      <ellipse cx="130" cy="268" rx="19" ry="13" />
      <path d={CLOUD} transform="translate(40 286)" opacity=".75" />
      <path d={CLOUD} transform="matrix(-1 0 0 1 220 286)" opacity=".75" />
    </g>
  )
}

const CLOUD = 'M0 14C0 6 8 2 14 6C17 -2 30 -2 32 7C40 6 44 14 40 20H6C2 20 0 17 0 14Z'
