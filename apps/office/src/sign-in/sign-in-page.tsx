import { useLingui } from '@lingui/react'
import { Redirect } from 'wouter'
import { BrandMark } from '../components/brand-mark.tsx'
import { useTitle } from '../language/use-title.ts'
import { currentToken } from '../session/token.ts'
import { LanguageMenu } from '../shell/language-menu.tsx'
import { ThemeSwitch } from '../shell/theme-switch.tsx'
import { SignInCard } from './sign-in-card.tsx'
import styles from './sign-in-page.module.css'

/** The door of the office. Its card has the reader’s theme on the dark ground. */
export function SignInPage() {
  const { _ } = useLingui()
  useTitle('office.sign_in')
  if (currentToken()) return <Redirect to="/" replace />
  return (
    <div className={styles.page} data-theme="dark">
      <header className={styles.settings}>
        <LanguageMenu />
        <ThemeSwitch />
      </header>
      <main className={styles.door}>
        <BrandMark />
        <SignInCard />
        <p className={styles.note}>{_('office.sign_in.note')}</p>
      </main>
    </div>
  )
}
