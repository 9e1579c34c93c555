import { useLingui } from '@lingui/react'
import { classNames } from '@sanuk/ui/class-names'
import { useState } from 'react'
import { SITE_NAME, useBrand } from '../brand/use-brand.ts'
import { Link } from '../router/link.tsx'
import styles from './brand-link.module.css'

/**
 * The brand's own logo, or the mark of the house and its name, leading home. `small` is the one for narrow screens: the
 * mark alone.
 */
export function BrandLink({ small = false }: { small?: boolean }) {
  const { _ } = useLingui()
  const known = useBrand()
  const brand = known?.brand.name ?? SITE_NAME
  const [broken, setBroken] = useState<string | null>(null)
  const logo = known?.logo
  const hasLogo = logo != null && logo !== broken
  return (
    <Link to="/" className={small ? styles.small : styles.brand} aria-label={_('site.home.of', { brand })}>
      {hasLogo ? (
        <img
          className={classNames(styles.logo, small && styles.narrow)}
          src={logo}
          alt=""
          onError={() => setBroken(logo)}
        />
      ) : (
        <>
          <Mark />
          {!small && <span className={styles.name}>{brand.toLowerCase()}</span>}
        </>
      )}
    </Link>
  )
}

function Mark() {
  return (
    <svg viewBox="0 0 26 30" aria-hidden="true">
      <path
        className={styles.jade}
        d="M13 0V13H0C0 5.82 5.82 0 13 0ZM13 13V30C13.9 30 14.7 29.6 15.3 29C16.8 27.5 18.4 26.1 20 24.6C23.2 21.6 26 18.2 26 13Z"
      />
      <path
        className={styles.luck}
        d="M13 0V13H26C26 5.82 20.18 0 13 0ZM13 13V30C12.1 30 11.3 29.6 10.7 29C9.2 27.5 7.6 26.1 6 24.6C2.8 21.6 0 18.2 0 13Z"
      />
    </svg>
  )
}
