import { useLingui } from '@lingui/react'
import { gameMenus } from '@sanuk/contracts/catalogue'
import { classNames } from '@sanuk/ui/class-names'
import { useQuery } from '@tanstack/react-query'
import { VendorIcon } from '../components/vendor-icon.tsx'
import { lobbyOf } from '../features/catalogue/lobbies.ts'
import { Link } from '../router/link.tsx'
import { read } from '../wire/read.ts'
import styles from './vendor-strip.module.css'

/** So many labels fit; the strip moves only when there are more. */
const VISIBLE = 10

/** The vendors' labels, wandering by when they do not fit. */
export function VendorStrip() {
  const { _ } = useLingui()
  const { data } = useQuery(read(gameMenus))
  const vendors = [
    ...new Map(data?.data.lanes.flatMap((lane) => lane.vendors).map((one) => [one.displayName, one]) ?? []).values(),
  ]
  const moves = vendors.length > VISIBLE
  return (
    <section className={styles.strip} aria-label={_('footer.vendors')}>
      <div className={classNames(styles.track, moves && styles.moving)}>
        {(moves ? [false, true] : [false]).map((copy) => (
          <ul key={String(copy)} className={styles.labels} aria-hidden={copy}>
            {vendors.map((vendor) => (
              <li key={vendor.displayName}>
                <Link
                  to={lobbyOf(vendor.gameType)?.path ?? '/rng'}
                  search={{ page: vendor.vassalage }}
                  className={styles.label}
                  tabIndex={copy ? -1 : undefined}
                  preload={false}
                >
                  <VendorIcon name={vendor.displayName} src={vendor.smallIcon} />
                  {vendor.displayName}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  )
}
