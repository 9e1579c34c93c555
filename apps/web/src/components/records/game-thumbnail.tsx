import { Gamepad2 } from 'lucide-react'
import { SmallPicture } from '../small-picture.tsx'
import styles from './game-thumbnail.module.css'

/** A game's small picture. */
export function GameThumbnail({ src }: { src: string | null }) {
  return (
    <SmallPicture src={src} className={styles.thumbnail}>
      <Gamepad2 />
    </SmallPicture>
  )
}
