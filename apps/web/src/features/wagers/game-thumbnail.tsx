import { Gamepad2 } from 'lucide-react'
import { useState } from 'react'
import styles from './game-thumbnail.module.css'

/** A game's small picture, or a drawn stand-in where there is none or it does not load. The name stands beside it. */
export function GameThumbnail({ src }: { src: string | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {src && src !== broken ? (
        <img src={src} alt="" loading="lazy" width="40" height="40" onError={() => setBroken(src)} />
      ) : (
        <Gamepad2 />
      )}
    </span>
  )
}
