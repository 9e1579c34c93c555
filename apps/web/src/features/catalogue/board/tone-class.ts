import styles from './board.module.css'
import type { Tone } from './tile-look.ts'

const CLASSES: { readonly [tone in Tone]: string | undefined } = {
  red: styles.toneRed,
  blue: styles.toneBlue,
  green: styles.toneGreen,
  dark: styles.toneDark,
  gold: styles.toneGold,
  orange: styles.toneOrange,
  purple: styles.tonePurple,
  pink: styles.tonePink,
  pale: styles.tonePale,
}

/** The class that gives a mark or a part its colour. */
export const toneClass = (tone: Tone): string | undefined => CLASSES[tone]
