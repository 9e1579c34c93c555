import { useLingui } from '@lingui/react'
import styles from './live-tables.module.css'
import { useFaces } from './use-faces.ts'

/** As many as a line has room for. */
const SHOWN = 6

/** The last results of a table, the newest first. */
export function LastResults({ results }: { readonly results: readonly (readonly string[])[] }) {
  const { _ } = useLingui()
  const { faces } = useFaces()
  if (results.length === 0) return _('office.none')
  return (
    <span className={styles.results}>
      {results
        .slice(-SHOWN)
        .toReversed()
        .map((result, at) => (
          // Results have nothing but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the newest comes first, and all of them are told anew.
          <span key={at}>{faces(result)}</span>
        ))}
    </span>
  )
}
