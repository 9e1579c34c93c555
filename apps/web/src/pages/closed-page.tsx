import { useLingui } from '@lingui/react'
import { buttonClass } from '@sanuk/ui/button'
import { EMPTY } from '../art/site-art.ts'
import { useBrand } from '../brand/use-brand.ts'
import { usePageTitle } from '../brand/use-page-title.ts'
import { SitePicture } from '../components/site-picture.tsx'
import styles from './plain-page.module.css'

type ClosedPageProps = {
  /** Why the site is closed to this visitor: work is going on, or the region is not served. */
  readonly reason: 'maintenance' | 'region'
  readonly address: string
}

/** Stands in place of the whole site. */
export function ClosedPage({ reason, address }: ClosedPageProps) {
  const { _ } = useLingui()
  const support = useBrand()?.customerService[0]?.path
  const title = _(reason === 'maintenance' ? 'closed.maintenance' : 'closed.blocked')
  usePageTitle(title)
  return (
    <main className={styles.page}>
      <SitePicture picture={EMPTY.maintenance} sizes="280px" />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.note}>
        {reason === 'maintenance' ? _('closed.maintenance.note') : _('closed.blocked.note', { ip: address })}
      </p>
      {support && (
        <a className={buttonClass({ look: 'primary', size: 'large' })} href={support} rel="noopener noreferrer">
          {_('closed.support')}
        </a>
      )}
    </main>
  )
}
