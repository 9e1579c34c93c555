import { useState } from 'react'
import styles from './catalogue.module.css'
import type { Game } from './catalogue.ts'

/** The game's cover, small; its ground where there is none. */
export function GameCover({ picture, large = false }: { picture: Game['picture']; large?: boolean }) {
  const [broken, setBroken] = useState(false)
  const source = large ? picture.sources.at(-1) : picture.sources[0]
  return (
    <span className={large ? styles.largeCover : styles.cover}>
      {source && !broken && <img src={source.url} alt="" loading="lazy" onError={() => setBroken(true)} />}
    </span>
  )
}
