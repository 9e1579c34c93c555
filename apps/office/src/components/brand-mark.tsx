import { useLingui } from '@lingui/react'
import { HOUSE_NAME, useBrand } from '../wire/use-brand.ts'
import styles from './brand-mark.module.css'

/** The mark of the house, the brand's name, and that this is its office. */
export function BrandMark() {
  const { _ } = useLingui()
  const brand = useBrand()?.brand.name ?? HOUSE_NAME
  return (
    <span className={styles.brand}>
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
      <span className={styles.name}>{brand.toLowerCase()}</span>
      <span className={styles.office}>{_('office.name')}</span>
    </span>
  )
}
