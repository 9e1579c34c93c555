import { useLingui } from '@lingui/react'
import { announcements } from '@sanuk/contracts/content'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '../../language/language.ts'
import { read } from '../../wire/read.ts'
import styles from './notice-list.module.css'
import { NoticeText } from './notice-text.tsx'

/** Every notice as a list in which one at a time unfolds. */
export function NoticeList() {
  const { _ } = useLingui()
  const language = useLanguage()
  const { data, isError, refetch } = useQuery(read(announcements))
  const [unfolded, setUnfolded] = useState<string>()
  if (isError) {
    return <ErrorState title={_('content.fault')} retryLabel={_('site.retry')} onRetry={refetch} />
  }
  if (!data) return <Skeleton shape="card" height="200px" />
  if (data.list.length === 0) return <EmptyState icon={<Megaphone />} title={_('content.none')} />
  return (
    <ul className={styles.list}>
      {data.list.map((notice) => {
        const open = notice.id === unfolded
        return (
          <li key={notice.id} className={styles.item}>
            <h2>
              <button
                type="button"
                className={styles.title}
                aria-expanded={open}
                onClick={() => setUnfolded(open ? undefined : notice.id)}
              >
                {notice.title[language]}
                <ChevronDown />
              </button>
            </h2>
            {open && (
              <div className={styles.text}>
                <NoticeText notice={notice} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
