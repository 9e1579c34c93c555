import { SmallPicture } from './small-picture.tsx'
import styles from './vendor-icon.module.css'

/** A vendor's small picture, or its initials. */
export function VendorIcon({ name, src }: { name: string; src: string | null }) {
  return (
    <SmallPicture src={src} className={styles.icon}>
      {name
        .match(/\b\p{L}/gu)
        ?.slice(0, 2)
        .join('')}
    </SmallPicture>
  )
}
