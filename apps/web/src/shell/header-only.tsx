import type { ReactNode } from 'react'
import { useShown } from '../router/use-router.ts'
import { showsCategories } from './categories.ts'
import { CategoryBar } from './category-bar.tsx'
import styles from './header-only.module.css'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

/** Screens that need all the room there is: the header above, and nothing below. */
export function HeaderOnly({ children }: { readonly children: ReactNode }) {
  const page = useFocusOnArrival()
  const pathname = useShown(({ location }) => location.pathname)
  const bare = !showsCategories(pathname)
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header} data-bare={bare || undefined}>
        <TopBar />
        {!bare && <CategoryBar />}
      </header>
      <main ref={page} id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
