import { useState } from 'react'
import styles from './vendor-icon.module.css'

/** A vendor's small picture; its initials where it has none or it does not load. Silent: the name stands beside it. */
export function VendorIcon({ name, src }: { name: string; src: string | null }) {
  const [broken, setBroken] = useState(false)
  if (src && !broken) {
    return (
      <img
        className={styles.icon}
        src={src}
        alt=""
        width={24}
        height={24}
        loading="lazy"
        onError={() => setBroken(true)}
      />
    )
  }
  return (
    <span className={styles.icon} aria-hidden="true">
      {name
        .match(/\b\p{L}/gu)
        ?.slice(0, 2)
        .join('')}
    </span>
  )
}
