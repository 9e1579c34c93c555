import { Trophy } from 'lucide-react'
import { useState } from 'react'
import styles from './winner-board.module.css'

/** The game's small picture; a cup where it has none or it does not load. */
export function WinnerThumbnail({ src }: { src: string | null }) {
  const [broken, setBroken] = useState(false)
  if (!src || broken) {
    return (
      <span className={styles.thumbnail}>
        <Trophy />
      </span>
    )
  }
  return (
    <img
      className={styles.thumbnail}
      src={src}
      alt=""
      width={28}
      height={28}
      loading="lazy"
      onError={() => setBroken(true)}
    />
  )
}
