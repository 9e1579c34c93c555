import { REWARDS } from '@sanuk/ui/art/rewards'
import { SitePicture } from '@sanuk/ui/site-picture'
import styles from './points.module.css'
import type { Reward } from './points.ts'

type Props = { reward: Pick<Reward, 'art' | 'shown'> }

/** A reward as the mall shows it, small. */
export function RewardThumbnail({ reward: { art, shown } }: Props) {
  const picture = shown ?? (art && REWARDS[art])
  return <span className={styles.thumbnail}>{picture && <SitePicture picture={picture} sizes="96px" />}</span>
}
