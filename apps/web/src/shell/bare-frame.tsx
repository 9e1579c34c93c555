import type { ReactNode } from 'react'
import styles from './bare-frame.module.css'
import { BrandLink } from './brand-link.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** Stands around the only page there is, of a brand that is closed or lets nobody look in: its name, and no ways on. */
export function BareFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <header className={styles.head} data-theme="dark">
        <BrandLink />
        <div className={styles.end}>
          <LanguageMenu />
          <ThemeSwitch />
        </div>
      </header>
      <main className={styles.page}>{children}</main>
    </div>
  )
}
