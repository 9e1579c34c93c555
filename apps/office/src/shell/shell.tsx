import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Navigation } from './navigation.tsx'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'

/** What every page stands in once an operator is signed in. */
export function Shell({ children }: { children: ReactNode }) {
  const { _ } = useLingui()
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {_('office.skip')}
      </a>
      <TopBar />
      <Navigation />
      <main id="content" className={styles.content} tabIndex={-1}>
        <div className={styles.page}>{children}</div>
      </main>
    </div>
  )
}
