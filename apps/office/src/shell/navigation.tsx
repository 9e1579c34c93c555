import { useLingui } from '@lingui/react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { MorePlaces } from './more-places.tsx'
import styles from './navigation.module.css'
import { PlaceLink } from './place-link.tsx'
import { usePlaceGroups } from './use-places.ts'

/** The pages of the office: all at the side in their groups, or the daily ones along the bottom edge of a phone. */
export function Navigation() {
  const { _ } = useLingui()
  const groups = usePlaceGroups()
  const list = useCurrentInSight()
  return (
    <nav className={styles.navigation} aria-label={_('office.menu')}>
      <div ref={list} className={styles.groups}>
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

/** The list is longer than most screens: it is scrolled to the page that is open. */
function useCurrentInSight() {
  const list = useRef<HTMLDivElement>(null)
  const [path] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place in the list
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current="page"]')
    if (!list.current || !current) return
    const [around, own] = [list.current.getBoundingClientRect(), current.getBoundingClientRect()]
    if (own.top >= around.top && own.bottom <= around.bottom) return
    list.current.scrollTop += own.top - around.top - (around.height - own.height) / 2
  }, [path])
  return list
}
