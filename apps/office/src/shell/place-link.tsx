import { useLingui } from '@lingui/react'
import { CountBadge } from '@sanuk/ui/badge'
import { Link, useLocation } from 'wouter'
import { pageAt } from '../router/is-at.ts'
import styles from './navigation.module.css'
import { PLACE_GROUPS, type Place } from './places.tsx'
import { useWaiting } from './use-waiting.ts'

const ADDRESSES = PLACE_GROUPS.flatMap(({ places }) => places.map(({ to }) => to))

type PlaceLinkProps = { place: Place; onClick?: () => void }

/** The way to a page, marked while one is there or on a page below it. */
export function PlaceLink({ place: { to, word, icon }, onClick }: PlaceLinkProps) {
  const { _ } = useLingui()
  const [path] = useLocation()
  return (
    <Link
      to={to}
      className={styles.place}
      aria-current={pageAt(ADDRESSES, path) === to ? 'page' : undefined}
      onClick={onClick}
    >
      {icon}
      {_(word)}
      <Waiting to={to} />
    </Link>
  )
}

/** How many wait there for somebody. */
function Waiting({ to }: Pick<Place, 'to'>) {
  const { _ } = useLingui()
  const count = useWaiting()[to] ?? 0
  return <CountBadge count={count} label={_('office.waiting', { count })} />
}
