import { useLingui } from '@lingui/react'
import { type ReactNode, useId } from 'react'
import styles from './hall.module.css'
import type { HallHeading } from './hall-groups.ts'

type HallGroupSectionProps = {
  readonly heading: HallHeading
  /** How many cards there are. */
  readonly count: number
  /** Its cards. */
  readonly children: ReactNode
}

/** Cards beside one another on wide screens. */
const COLUMNS = 4

/** Lotteries of one kind under their heading. */
export function HallGroupSection({ heading, count, children }: HallGroupSectionProps) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id} data-count={Math.min(count, COLUMNS)}>
      <h2 id={id} className={styles.heading}>
        <HeadingText heading={heading} />
      </h2>
      <ul className={styles.grid} aria-labelledby={id}>
        {children}
      </ul>
    </section>
  )
}

function HeadingText({ heading }: { readonly heading: HallHeading }) {
  const { _ } = useLingui()
  switch (heading) {
    // Not only the government draws there.
    case 'THAI':
      return _('lottery.hall.thai')
    case 'animals':
      return _('lottery.hall.animals')
    case 'favourites':
      return _('lottery-betting.favourites')
    case 'others':
      return _('lottery.hall.others')
    case 'north':
    case 'central':
    case 'south':
      return _(`lottery-results.region.${heading}`)
    default:
      return _(`lobby.play.${heading}`)
  }
}
