import { useLingui } from '@lingui/react'
import { NavLink } from 'react-router-dom'
import styles from './navigation.module.css'
import type { Place } from './places.tsx'

type PlaceLinkProps = { place: Place; onClick?: () => void }

/** The way to a page, marked while one is there or on a page below it. */
export function PlaceLink({ place: { to, word, icon }, onClick }: PlaceLinkProps) {
  const { _ } = useLingui()
  return (
    <NavLink to={to} end={to === '/'} className={styles.place ?? ''} onClick={onClick}>
      {icon}
      {_(word)}
    </NavLink>
  )
}
