import { useLingui } from '@lingui/react'
import { usePageTitle } from '../brand/use-page-title.ts'
import styles from '../features/app/app.module.css'
import { AppOffer } from '../features/app/app-offer.tsx'
import { GoodReasons } from '../features/app/good-reasons.tsx'
import { InstallGuide } from '../features/app/install-guide.tsx'
import { Packages } from '../features/app/packages.tsx'
import { PushCard } from '../features/push/push-card.tsx'

/** How to get the app. */
export function DownPage() {
  const { _ } = useLingui()
  usePageTitle(_('pages.down'), _('pages.down.about'))
  return (
    <div className={styles.page}>
      <AppOffer />
      <GoodReasons />
      <InstallGuide />
      <PushCard />
      <Packages />
    </div>
  )
}
