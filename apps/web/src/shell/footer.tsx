import { useLingui } from '@lingui/react'
import { LEGAL_AGE, SITE_NAME, useBrand } from '../brand/use-brand.ts'
import { useModules } from '../brand/use-modules.ts'
import { setConsent } from '../features/analytics/consent.ts'
import { usePanels } from '../panels/use-panels.ts'
import { Link } from '../router/link.tsx'
import { BrandLink } from './brand-link.tsx'
import styles from './footer.module.css'
import { Licences } from './licences.tsx'
import { VendorStrip } from './vendor-strip.tsx'

/** Below every page: who makes the games, what is allowed, and where to find the rest. */
export function Footer() {
  const { _ } = useLingui()
  const brand = useBrand()
  const isOn = useModules()
  const { open } = usePanels()
  const name = brand?.brand.name ?? SITE_NAME
  const age = brand?.ageMinimum ?? LEGAL_AGE
  return (
    <footer className={styles.footer}>
      <VendorStrip />
      <div className={styles.columns}>
        <div className={styles.about}>
          <BrandLink />
          <div className={styles.responsible}>
            <span className={styles.age} role="img" aria-label={_('footer.age', { age })}>
              {_('footer.age_mark', { age })}
            </span>
            <p>{_('footer.responsible')}</p>
          </div>
        </div>
        <Licences licences={brand?.licences} />
        <nav className={styles.links} aria-label={_('footer.links')}>
          <Link to="/help">{_('footer.help')}</Link>
          <Link to="/promotions">{_('footer.promotions')}</Link>
          <Link to="/vip">{_('footer.vip')}</Link>
          {isOn('PTSYS3') && <Link to="/pointMall">{_('footer.mall')}</Link>}
          <Link to="/noticePage">{_('footer.notices')}</Link>
          <Link to="/fairness">{_('footer.fair')}</Link>
          <Link to="/terms">{_('footer.terms')}</Link>
          <Link to="/privacy">{_('footer.privacy')}</Link>
          <Link to="/join">{_('footer.join')}</Link>
          <button type="button" onClick={() => open('protection')}>
            {_('footer.protection')}
          </button>
          <button type="button" onClick={() => open('feedback')}>
            {_('footer.feedback')}
          </button>
          {brand?.gtagId && (
            <button type="button" onClick={() => setConsent(null)}>
              {_('footer.measuring')}
            </button>
          )}
        </nav>
      </div>
      <p className={styles.last}>
        <span>{_('footer.copyright', { year: new Date().getFullYear(), brand: name })}</span>
        {brand?.brand.demo && <span>{_('footer.demo_brand')}</span>}
      </p>
    </footer>
  )
}
