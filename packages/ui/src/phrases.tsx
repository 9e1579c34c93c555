import { Fragment } from 'react'
import styles from './phrases.module.css'

/**
 * A title whose lines end where a reader of Thai would pause: Thai is written without spaces between words, and what
 * stands between two spaces stays together as long as it fits into a line.
 */
export function Phrases({ text }: { readonly text: string }) {
  if (!/\p{Script=Thai}/u.test(text)) return text
  return text.split(' ').map((phrase, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a phrase has no other name than its place
    <Fragment key={at}>
      {at > 0 && ' '}
      <span className={styles.phrase}>{phrase}</span>
    </Fragment>
  ))
}
