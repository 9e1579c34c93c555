import styles from './missions.module.css'

type ProgressRingProps = {
  /** What grows. */
  readonly label: string
  /** The state in words: "3 of 5". */
  readonly words: string
  /** From 0 on; whatever is more than 1 is full. */
  readonly share: number
}

const ROUND = 100

/** How far something has come, as a ring that closes. */
export function ProgressRing({ label, words, share }: ProgressRingProps) {
  const percent = Math.floor(Math.min(Math.max(share, 0), 1) * ROUND)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={ROUND}
      aria-valuetext={words}
      className={styles.ring}
    >
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="19" pathLength={ROUND} className={styles.track} />
        <circle
          cx="22"
          cy="22"
          r="19"
          pathLength={ROUND}
          strokeDasharray={`${percent} ${ROUND}`}
          className={styles.arc}
          data-full={percent === ROUND ? '' : undefined}
        />
      </svg>
      <span className={styles.percent}>{percent}%</span>
    </div>
  )
}
