import styles from './summary-list.module.css'

/** A text of a vendor, and what stands beside it. Either may be in any script. */
export type SummaryLine = { readonly text: string; readonly about: string }

type SummaryListProps = {
  readonly lines: readonly SummaryLine[]
  /** How many more there are, in words. */
  readonly more?: string | undefined
}

/** What the bets of a round were about. */
export function SummaryList({ lines, more }: SummaryListProps) {
  return (
    <span className={styles.list}>
      {lines.map(({ text, about }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bet of a round is its place
        <span key={place} className={styles.line}>
          <span dir="auto">{text}</span>
          <span className={styles.meta} dir="auto">
            {about}
          </span>
        </span>
      ))}
      {more !== undefined && <span className={styles.meta}>{more}</span>}
    </span>
  )
}
