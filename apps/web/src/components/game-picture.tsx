import type { Picture } from '@sanuk/contracts/catalogue'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import styles from './game-picture.module.css'

const TRIES = 2

type GamePictureProps = {
  readonly picture: Picture
  /** Width it is shown at, as in `sizes`. */
  readonly sizes: string
  /** Those in the first screen are not put off. */
  readonly eager?: boolean
}

/**
 * A game's cover. Blurred until it arrives; asked for once more when it fails, and then an icon stands for it. Silent:
 * the game's name stands beside it.
 */
export function GamePicture({ picture, sizes, eager = false }: GamePictureProps) {
  const [failures, setFailures] = useState(0)
  const [arrived, setArrived] = useState(false)
  const { sources, placeholder } = picture
  if (failures >= TRIES || sources.length === 0) return <Missing />
  return (
    <img
      // A new element asks again.
      key={failures}
      className={styles.picture}
      data-arrived={arrived}
      style={{ backgroundImage: arrived ? undefined : `url("${placeholder}")` }}
      srcSet={sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      src={sources.at(-1)?.url}
      sizes={sizes}
      width={480}
      height={518}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'low'}
      decoding={eager ? 'sync' : 'async'}
      onLoad={() => setArrived(true)}
      onError={() => setFailures((before) => before + 1)}
    />
  )
}

function Missing() {
  return (
    <span className={styles.missing}>
      <ImageOff />
    </span>
  )
}
