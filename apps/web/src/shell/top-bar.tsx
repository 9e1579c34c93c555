import { Suspense } from 'react'
import { lazyPart } from '../components/lazy-part.ts'
import { useSession } from '../session/session.ts'
import { BrandLink } from './brand-link.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import styles from './top-bar.module.css'
import { VisitorBar } from './visitor-bar.tsx'

const MemberBar = lazyPart(() => import('./member-bar.tsx').then((part) => part.MemberBar))

/** The header's first row: language, theme, and the way in or one's own account. */
export function TopBar() {
  const signedIn = useSession() !== null
  return (
    <div className={styles.bar} data-theme="dark" data-signed-in={signedIn}>
      <div className={styles.row}>
        <BrandLink small />
        <LanguageMenu />
        <div className={styles.end}>
          <ThemeSwitch />
          <Suspense fallback={<span className={styles.wait} />}>{signedIn ? <MemberBar /> : <VisitorBar />}</Suspense>
        </div>
      </div>
    </div>
  )
}
