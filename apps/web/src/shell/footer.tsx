import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { SITE_NAME, useBrand } from '../brand/use-brand.ts'
import { BrandLink } from './brand-link.tsx'
import styles from './footer.module.css'
import { Licences } from './licences.tsx'
import { VendorStrip } from './vendor-strip.tsx'

/** Below every page: who makes the games, what is allowed, and where to find the rest. */
export function Footer() {
  const { _ } = useLingui()
  const brand = useBrand()
  const name = brand?.brand.name ?? SITE_NAME
  return (
    <footer className={styles.footer}>
      <VendorStrip />
      <div className={styles.columns}>
        <div className={styles.about}>
          <BrandLink />
          <div className={styles.responsible}>
            <span className={styles.age} role="img" aria-label={_('site.footer.age')}>
              {_('site.footer.age_mark')}
            </span>
            <p>{_('site.footer.responsible')}</p>
          </div>
        </div>
        <Licences licences={brand?.licences} />
        <nav className={styles.links} aria-label={_('site.footer.links')}>
          <Link to="/help">{_('site.footer.help')}</Link>
          <Link to="/noticePage">{_('site.footer.notices')}</Link>
          <Link to="/" hash="fair">
            {_('site.footer.fair')}
          </Link>
          <Link to="/join">{_('site.footer.join')}</Link>
        </nav>
      </div>
      <p className={styles.last}>
        <span>{_('site.footer.copyright', { year: new Date().getFullYear(), brand: name })}</span>
        {brand?.brand.demo && <span>{_('site.footer.demo_brand')}</span>}
      </p>
    </footer>
  )
}
