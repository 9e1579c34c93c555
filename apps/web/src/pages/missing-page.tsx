import { useLingui } from '@lingui/react'
import { Compass } from 'lucide-react'
import { usePageTitle } from '../brand/use-page-title.ts'
import { Link } from '../router/link.tsx'
import { useShown } from '../router/use-router.ts'
import { categories } from '../shell/categories.ts'
import styles from './plain-page.module.css'
import { WaysOn } from './ways-on.tsx'

/** No page has this address: says which it was, and offers those that most people look for. */
export function MissingPage() {
  const { _ } = useLingui()
  const address = useShown(({ location }) => readable(location.pathname))
  usePageTitle(_('pages.missing'))
  return (
    <section className={styles.page}>
      <Compass className={styles.icon} />
      <h1 className={styles.title}>{_('pages.missing')}</h1>
      <p className={styles.note}>{_('pages.missing.note')}</p>
      <code className={styles.address}>{address}</code>
      <nav className={styles.places} aria-label={_('pages.missing.places')}>
        {categories.map(({ path, title, Icon }) => (
          <Link key={path} to={path} className={styles.place}>
            <Icon />
            {_(title)}
          </Link>
        ))}
      </nav>
      <WaysOn />
    </section>
  )
}

/** Letters beyond the Latin ones are encoded in an address. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
