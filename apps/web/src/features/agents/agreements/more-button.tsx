import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import styles from './agreements.module.css'

type MoreButtonProps = {
  readonly pages: {
    readonly hasNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
  readonly label: string
  /** What is said where more could not be loaded. */
  readonly failed: string
}

/** Goes on with a list; pressed again, it tries again. */
export function MoreButton({
  pages: { hasNextPage, isFetchNextPageError, fetchNextPage },
  label,
  failed,
}: MoreButtonProps) {
  const { _ } = useLingui()
  if (!hasNextPage) return null
  return (
    <div className={styles.more}>
      <p role="alert" className={styles.fault}>
        {isFetchNextPageError && failed}
      </p>
      <Button look="outline" onClick={() => fetchNextPage()}>
        {isFetchNextPageError ? _('site.retry') : label}
      </Button>
    </div>
  )
}
