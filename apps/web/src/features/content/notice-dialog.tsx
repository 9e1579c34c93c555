import { useLingui } from '@lingui/react'
import { Dialog } from '@sanuk/ui/dialog'
import { Pagination } from '@sanuk/ui/pagination'
import { useState } from 'react'
import styles from './notice-dialog.module.css'
import { NoticeText } from './notice-text.tsx'
import type { Notice } from './use-announcements.ts'

/** Titles a page of the list shows. */
const PER_PAGE = 7
/** Pages its pagination shows around the current one, and at the ends. */
const SPAN = { range: 5, margin: 1 }

type NoticeDialogProps = {
  readonly notices: readonly Notice[]
  readonly first: number
  readonly onClose: () => void
}

/** All notices: titles on the left, the chosen one on the right; a single one stands alone. */
export function NoticeDialog({ notices, first, onClose }: NoticeDialogProps) {
  const { _ } = useLingui()
  const [chosen, setChosen] = useState(first)
  const [page, setPage] = useState(Math.floor(first / PER_PAGE) + 1)
  const start = (page - 1) * PER_PAGE
  const pages = Math.ceil(notices.length / PER_PAGE)
  const notice = notices[chosen]
  const text = notice && <NoticeText notice={notice} titled />
  const several = notices.length > 1
  return (
    <Dialog
      open
      onClose={onClose}
      title={_('home.notices')}
      closeLabel={_('site.close')}
      size={several ? 'large' : 'medium'}
    >
      {several ? (
        <div className={styles.columns}>
          <nav className={styles.list} aria-label={_('home.notices')}>
            <ul>
              {notices.slice(start, start + PER_PAGE).map(({ id, title }, index) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.title}
                    aria-current={start + index === chosen}
                    onClick={() => setChosen(start + index)}
                  >
                    {title}
                  </button>
                </li>
              ))}
            </ul>
            {pages > 1 && (
              <Pagination
                page={page}
                pages={pages}
                span={SPAN}
                onChange={setPage}
                words={{
                  label: _('content.pages'),
                  first: _('content.first'),
                  previous: _('content.previous'),
                  next: _('content.next'),
                  last: _('content.last'),
                  page: (number) => _('content.page', { number }),
                }}
              />
            )}
          </nav>
          {text}
        </div>
      ) : (
        text
      )}
    </Dialog>
  )
}
