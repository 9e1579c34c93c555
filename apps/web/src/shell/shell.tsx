import { useLingui } from '@lingui/react'
import { Outlet } from '@tanstack/react-router'
import { CategoryBar } from './category-bar.tsx'
import { Footer } from './footer.tsx'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'

/** What every page but the game's own stands in. */
export function Shell() {
  const { _ } = useLingui()
  return (
    <>
      <a className={styles.skip} href="#content">
        {_('site.skip')}
      </a>
      <header className={styles.header}>
        <TopBar />
        <CategoryBar />
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
