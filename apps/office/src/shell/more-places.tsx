import { useLingui } from '@lingui/react'
import { Sheet } from '@sanuk/ui/sheet'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { isAt } from '../router/is-at.ts'
import styles from './navigation.module.css'
import { PlaceLink } from './place-link.tsx'
import type { PlaceGroup } from './places.tsx'

/** On a phone: a sheet with the pages that have no place in the bar. The button is marked while one of them is open. */
export function MorePlaces({ groups }: { groups: readonly PlaceGroup[] }) {
  const { _ } = useLingui()
  const [path] = useLocation()
  const [open, setOpen] = useState(false)
  const further = groups
    .map(({ word, places }) => ({ word, places: places.filter(({ daily }) => !daily) }))
    .filter(({ places }) => places.length > 0)
  const here = further.some(({ places }) => places.some(({ to }) => isAt(to, path)))
  return (
    <>
      <button
        type="button"
        className={styles.place}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-current={here || undefined}
        onClick={() => setOpen(true)}
      >
        <Ellipsis />
        {_('office.menu.more')}
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={_('office.menu.more')} closeLabel={_('office.close')}>
        <nav aria-label={_('office.menu.further')} className={styles.sheet}>
          {further.map(({ word, places }) => (
            <section key={word} aria-label={_(word)}>
              <h3 className={styles.heading}>{_(word)}</h3>
              <ul className={styles.further}>
                {places.map((place) => (
                  <li key={place.to}>
                    <PlaceLink place={place} onClick={() => setOpen(false)} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </Sheet>
    </>
  )
}
