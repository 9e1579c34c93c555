import { BANNERS } from '@sanuk/ui/art/banners'
import styles from './content.module.css'
import type { ContentRow } from './content.ts'

/** What a banner or a promotion shows, small. Silent: the title stands beside it. */
export function Thumbnail({ row: { picture, scene } }: { row: ContentRow }) {
  const shown = picture ?? (scene && BANNERS[scene].wide)
  return (
    <span className={styles.thumbnail}>{shown && <img src={shown.webp.split(' ')[0]} alt="" loading="lazy" />}</span>
  )
}
