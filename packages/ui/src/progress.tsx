import { classNames } from './class-names.ts'
import styles from './progress.module.css'

export type ProgressProps = {
  /** What grows. */
  label: string
  /** From 0 to `max`. */
  value: number
  max?: number | undefined
  /** The state in words ("3 of 5"), where a percentage says too little. */
  valueText?: string | undefined
  /** Saffron: on the way to a prize or the next level. */
  luck?: boolean | undefined
}

/** How far something has come. */
export function Progress({ label, value, max = 100, valueText, luck = false }: ProgressProps) {
  const share = Math.min(Math.max(value / max, 0), 1)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText}
      className={styles.track}
    >
      <div className={classNames(styles.bar, luck && styles.luck)} style={{ width: `${share * 100}%` }} />
    </div>
  )
}
