import { useLingui } from '@lingui/react'
import { Gift, Handshake, House, Smartphone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from '../router/link.tsx'
import { useShown } from '../router/use-router.ts'
import { BrandLink } from './brand-link.tsx'
import { categories } from './categories.ts'
import styles from './category-bar.module.css'
import { CategoryItem } from './category-item.tsx'
import { CockfightItem } from './cockfight-item.tsx'

/** The header's second row: home, the categories with their vendors, and what lies beside them. */
export function CategoryBar() {
  const { _ } = useLingui()
  const items = useCurrentInSight()
  return (
    <nav className={styles.bar} aria-label={_('site.menu')}>
      <div className={styles.row}>
        <span className={styles.brand}>
          <BrandLink />
        </span>
        <ul ref={items} className={styles.items}>
          <li>
            <Link to="/" className={styles.item}>
              <House />
              {_('site.home')}
            </Link>
          </li>
          {categories.map((category) => (
            <CategoryItem key={category.path} {...category} />
          ))}
          <CockfightItem />
          <li className={styles.aside}>
            <Link to="/promotions" className={styles.link}>
              <Gift />
              {_('site.promotions')}
            </Link>
          </li>
          <li>
            <Link to="/down" className={styles.link}>
              <Smartphone />
              {_('site.app')}
            </Link>
          </li>
          <li>
            <Link to="/join" className={styles.link}>
              <Handshake />
              {_('site.agents')}
            </Link>
          </li>
        </ul>
      </div>
    </nav>
  )
}

/** Where the bar scrolls, it shows the page that is open, with what comes before and after it. */
function useCurrentInSight() {
  const items = useRef<HTMLUListElement>(null)
  const pathname = useShown(({ location }) => location.pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another item
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const list = items.current
      const current = list?.querySelector('[aria-current="page"]')
      if (!list || !current || list.scrollWidth <= list.clientWidth) return
      const [around, own] = [list.getBoundingClientRect(), current.getBoundingClientRect()]
      list.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname])
  return items
}
