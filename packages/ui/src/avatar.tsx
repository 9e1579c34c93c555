import { useState } from 'react'
import styles from './avatar.module.css'
import { classNames } from './class-names.ts'

export type AvatarProps = {
  /** Whose face it is, empty while nobody knows; its first letter stands in for a picture that is missing or does not load. */
  name: string
  src?: string | undefined
  size?: 'small' | 'medium' | 'large' | undefined
}

/** A round portrait. The name is expected beside it, so it is silent itself. */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span aria-hidden="true" className={classNames(styles.avatar, styles[size], name === '' && styles.unknown)}>
      {src && src !== broken ? <img src={src} alt="" onError={() => setBroken(src)} /> : initial(name)}
    </span>
  )
}

/** The first letter with its vowel and tone marks. A Thai vowel written in front brings its consonant along. */
function initial(name: string): string {
  const [letter = ''] = name.trim().match(/^[เแโใไ]?\P{M}\p{M}*/u) ?? []
  return letter.toUpperCase()
}
