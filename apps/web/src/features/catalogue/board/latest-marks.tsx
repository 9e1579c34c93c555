import { useLingui } from '@lingui/react'
import { classNames } from '@sanuk/ui/class-names'
import styles from './board.module.css'
import type { TileLook } from './tile-look.ts'
import { toneClass } from './tone-class.ts'

type LatestMarksProps = {
  /** The newest last. */
  readonly outcomes: readonly string[]
  readonly marks: NonNullable<TileLook['marks']>
}

/** As many as a wide tile has room for; a narrow one cuts the oldest off. */
const MOST = 7

/** The latest outcomes, the newest first. Those of one coup lie together. */
export function LatestMarks({ outcomes, marks }: LatestMarksProps) {
  const { _ } = useLingui()
  const latest = outcomes.map((outcome, at) => ({ marks: marks(outcome), at })).slice(-MOST)
  return (
    <span className={styles.marks}>
      {latest.toReversed().map(({ marks: ofCoup, at }) => (
        <span key={at} className={styles.coup}>
          {ofCoup.map((mark, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was shown of a coup keeps its order
            <b key={place} className={classNames(styles.mark, toneClass(mark.tone))}>
              {'text' in mark ? mark.text : _(`lobby.board.name.${mark.name}`)}
            </b>
          ))}
        </span>
      ))}
    </span>
  )
}
