import { classNames } from '@sanuk/ui/class-names'
import { type ReactNode, useState } from 'react'
import styles from './small-picture.module.css'

type SmallPictureProps = {
  readonly src: string | null
  /** Gives it its size, and its stand-in colours. */
  readonly className: string | undefined
  /** What stands for it where there is none or it does not load: letters or an icon. */
  readonly children: ReactNode
}

/** A picture of an icon's size: a vendor's, a game's. Silent: the name stands beside it. */
export function SmallPicture({ src, className, children }: SmallPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const look = classNames(styles.picture, className)
  if (src && src !== broken) {
    return <img className={look} src={src} alt="" loading="lazy" onError={() => setBroken(src)} />
  }
  return (
    <span className={look} aria-hidden="true">
      {children}
    </span>
  )
}
