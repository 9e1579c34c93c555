import { useLingui } from '@lingui/react'
import { MorePlaces } from './more-places.tsx'
import styles from './navigation.module.css'
import { PlaceLink } from './place-link.tsx'
import { usePlaceGroups } from './use-places.ts'

/** The pages of the office: all at the side in their groups, or the daily ones along the bottom edge of a phone. */
export function Navigation() {
  const { _ } = useLingui()
  const groups = usePlaceGroups()
  return (
    <nav className={styles.navigation} aria-label={_('office.menu')}>
      <div className={styles.groups}>
        {groups.map(({ word, places }) => (
          <section key={word} className={styles.group} aria-label={_(word)}>
            <h2 className={styles.heading}>{_(word)}</h2>
            <ul className={styles.places}>
              {places.map((place) => (
                <li key={place.to} className={place.daily ? undefined : styles.wide}>
                  <PlaceLink place={place} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className={styles.narrow}>
          <MorePlaces groups={groups} />
        </div>
      </div>
    </nav>
  )
}
