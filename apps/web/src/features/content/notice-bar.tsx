import { useLingui } from '@lingui/react'
import { Megaphone } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../components/lazy-part.ts'
import { Link } from '../../router/link.tsx'
import { IN_NOTICE_BAR } from './announcements-request.ts'
import styles from './notice-bar.module.css'
import { useAnnouncements } from './use-announcements.ts'

const NoticeDialog = lazyPart(() => import('./notice-dialog.tsx').then((part) => part.NoticeDialog), 'content')

/** Titles of what the house has to tell, wandering by; pressing one opens it. */
export function NoticeBar() {
  const { _ } = useLingui()
  const { data, isError } = useAnnouncements(IN_NOTICE_BAR)
  const [opened, setOpened] = useState<number>()
  const notices = data?.list ?? []
  if (isError || (data && notices.length === 0)) return null
  return (
    <section className={styles.bar} aria-label={_('home.notices')}>
      <Megaphone className={styles.icon} />
      <div className={styles.window}>
        <ul className={styles.titles}>
          {notices.map((notice, index) => (
            <li key={notice.id}>
              <button type="button" className={styles.title} onClick={() => setOpened(index)}>
                {notice.title}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Link to="/noticePage" className={styles.all}>
        {_('home.notices.all')}
      </Link>
      {opened !== undefined && (
        <Suspense>
          <NoticeDialog notices={notices} first={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
