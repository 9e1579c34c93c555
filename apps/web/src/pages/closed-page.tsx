import { useLingui } from '@lingui/react'
import type { AnswerOf } from '@sanuk/contracts/route'
import type { status } from '@sanuk/contracts/system'
import { EMPTY } from '@sanuk/ui/art/empty'
import { SitePicture } from '@sanuk/ui/site-picture'
import { usePageTitle } from '../brand/use-page-title.ts'
import { SupportLink } from '../components/support-link.tsx'
import { useMoment } from '../components/use-moment.ts'
import { BareFrame } from '../shell/bare-frame.tsx'
import styles from './closed-page.module.css'

/** What the platform says of itself: 0 is open. */
type ClosedPageProps = { readonly status: AnswerOf<typeof status> }

/** Why a site is closed, by its status. */
const REASONS = {
  1: { title: 'closed.maintenance', note: 'closed.maintenance.note', picture: EMPTY.maintenance },
  2: { title: 'closed.blocked', note: 'closed.blocked.note', picture: EMPTY.region },
  3: { title: 'closed.retired', note: 'closed.retired.note', picture: EMPTY.region },
} as const

/** Stands in place of the whole site while it is closed to this visitor: why, until when, and whom to ask. */
export function ClosedPage({ status: { status: standing, ip, until, note } }: ClosedPageProps) {
  const { _ } = useLingui()
  const moment = useMoment()
  const reason = REASONS[standing === 0 ? 1 : standing]
  const title = _(reason.title)
  usePageTitle(title)
  return (
    <BareFrame>
      <div className={styles.told}>
        <SitePicture picture={reason.picture} sizes="280px" />
        <h1 className={styles.title}>{title}</h1>
        {until && <p className={styles.until}>{_('closed.maintenance.until', { at: moment(until) })}</p>}
        {note && <p>{note}</p>}
        <p className={styles.note}>{_(reason.note, { ip })}</p>
        {standing === 1 && <p className={styles.note}>{_('closed.maintenance.wait')}</p>}
        <SupportLink look="primary" size="large" />
      </div>
    </BareFrame>
  )
}
