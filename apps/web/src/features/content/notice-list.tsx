import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { ChevronDown, Megaphone } from 'lucide-react'
import { useState } from 'react'
import styles from './notice-list.module.css'
import { NoticeText } from './notice-text.tsx'
import type { useAnnouncements } from './use-announcements.ts'

type NoticeListProps = {
  readonly notices: ReturnType<typeof useAnnouncements>
  /** Which one is unfolded at first. */
  readonly first?: string | undefined
  /** The rank of the titles in the page's outline. */
  readonly level?: 2 | 3
}

/** Every notice as a list in which one at a time unfolds; none at first, unless one is named. */
export function NoticeList({ notices: { data, isLoadingError, refetch }, first, level = 2 }: NoticeListProps) {
  const { _ } = useLingui()
  const [unfolded, setUnfolded] = useState(first)
  const Heading = `h${level}` as const
  if (isLoadingError) {
    return <ErrorState title={_('content.fault')} retryLabel={_('site.retry')} onRetry={refetch} />
  }
  if (!data) {
    return (
      <div role="status">
        <VisuallyHidden>{_('site.loading')}</VisuallyHidden>
        <Skeleton shape="card" height="200px" />
      </div>
    )
  }
  if (data.list.length === 0) return <EmptyState icon={<Megaphone />} title={_('content.none')} />
  return (
    <ul className={styles.list}>
      {data.list.map((notice) => {
        const open = notice.id === unfolded
        return (
          <li key={notice.id} className={styles.item}>
            <Heading>
              <button
                type="button"
                className={styles.title}
                aria-expanded={open}
                onClick={() => setUnfolded(open ? undefined : notice.id)}
              >
                <span>
                  {notice.title} {notice.execution === 'G' && <Badge look="luck">{_('content.agents_only')}</Badge>}
                </span>
                <ChevronDown />
              </button>
            </Heading>
            {open && (
              <div className={styles.text}>
                <NoticeText notice={notice} level={level === 2 ? 3 : 4} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
