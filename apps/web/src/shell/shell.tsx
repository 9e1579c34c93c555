import { type ReactNode, Suspense } from 'react'
import { optionalPart } from '../components/lazy-part.ts'
import { WhenNear } from '../components/when-near.tsx'
import { useShown } from '../router/use-router.ts'
import { showsCategories, showsSideBar } from './categories.ts'
import { CategoryBar } from './category-bar.tsx'
import styles from './shell.module.css'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

const SideBar = optionalPart(() => import('./side-bar.tsx').then((part) => part.SideBar), 'footer')
const Footer = optionalPart(() => import('./footer.tsx').then((part) => part.Footer), 'footer')

type ShellProps = {
  /** Hangs over the page. */
  readonly above: ReactNode
  readonly children: ReactNode
}

/** What every page but the game's own stands in. */
export function Shell({ above, children }: ShellProps) {
  const page = useFocusOnArrival()
  const pathname = useShown(({ location }) => location.pathname)
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <TopBar />
        {showsCategories(pathname) && <CategoryBar />}
      </header>
      <main ref={page} id="content" className={styles.content} tabIndex={-1}>
        {above}
        {children}
      </main>
      <WhenNear waiting={<div className={styles.footer} />}>
        <Footer />
      </WhenNear>
      {showsSideBar(pathname) && (
        <Suspense>
          <SideBar />
        </Suspense>
      )}
    </div>
  )
}
