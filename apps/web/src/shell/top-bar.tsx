import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Suspense } from 'react'
import { useBrand } from '../brand/use-brand.ts'
import { useModules } from '../brand/use-modules.ts'
import { lazyPart } from '../components/lazy-part.ts'
import { usePanels } from '../panels/use-panels.ts'
import { useSession } from '../session/session.ts'
import { BrandLink } from './brand-link.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import styles from './top-bar.module.css'

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

function VisitorBar() {
  const { _ } = useLingui()
  const { open } = usePanels()
  const isKnown = useBrand() !== undefined
  const isOn = useModules()
  return (
    <div className={styles.visitor} data-way-in>
      <Button look="outline" className={styles.signIn} onClick={() => open('login')}>
        {_('site.sign_in')}
      </Button>
      {(isOn('DIRECTREG3') || !isKnown) && <Button onClick={() => open('register')}>{_('site.join')}</Button>}
    </div>
  )
}
