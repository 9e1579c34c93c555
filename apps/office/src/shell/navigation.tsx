import { useLingui } from '@lingui/react'
import { MorePlaces } from './more-places.tsx'
import styles from './navigation.module.css'
import { PlaceLink } from './place-link.tsx'
import { DAILY_PLACES, FURTHER_PLACES } from './places.tsx'

/** The pages of the office: all at the side, or the daily ones along the bottom edge of a phone. */
export function Navigation() {
  const { _ } = useLingui()
  return (
    <nav className={styles.navigation} aria-label={_('office.menu')}>
      <ul className={styles.places}>
        {DAILY_PLACES.map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} />
          </li>
        ))}
        {FURTHER_PLACES.map((place) => (
          <li key={place.to} className={styles.wide}>
            <PlaceLink place={place} />
          </li>
        ))}
        <li className={styles.narrow}>
          <MorePlaces />
        </li>
      </ul>
    </nav>
  )
}
