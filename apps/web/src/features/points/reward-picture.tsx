import type { Reward } from '@sanuk/contracts/points'
import { REWARDS } from '@sanuk/ui/art/rewards'
import { SitePicture } from '@sanuk/ui/site-picture'
import { Gift } from 'lucide-react'
import styles from './points.module.css'

type RewardPictureProps = {
  readonly of: Pick<Reward, 'art' | 'picture'>
  readonly sizes: string
  readonly className: string | undefined
}

/** The brand's own picture of a reward, one that the site has drawn, or a plain gift. */
export function RewardPicture({ of: { art, picture }, sizes, className }: RewardPictureProps) {
  const shown = picture ?? (art && REWARDS[art])
  return (
    <div className={className}>
      {shown ? <SitePicture picture={shown} sizes={sizes} loading="lazy" /> : <Gift className={styles.noPicture} />}
    </div>
  )
}
