import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Spinner } from '@sanuk/ui/spinner'
import styles from './list-end.module.css'
import { useOnScreen } from './use-on-screen.ts'

type ListEndProps = {
  readonly pages: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly fetchNextPage: () => unknown
  }
  /** What is said when there are no more. */
  readonly words: string
}

/** The end of a list that goes on by itself when it comes into sight. */
export function ListEnd({ pages, words }: ListEndProps) {
  const { _ } = useLingui()
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  const end = useOnScreen(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) fetchNextPage()
  })
  if (!hasNextPage) return <p className={styles.end}>{words}</p>
  if (isFetchNextPageError) {
    return (
      <div className={styles.end} role="alert">
        <p>{_('wagers.more.failed')}</p>
        <Button look="outline" size="small" onClick={() => fetchNextPage()}>
          {_('site.retry')}
        </Button>
      </div>
    )
  }
  return (
    <div ref={end} className={styles.end}>
      <Spinner />
      <span>{_('wagers.more')}</span>
    </div>
  )
}
