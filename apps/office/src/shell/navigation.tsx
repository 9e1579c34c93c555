import { useLingui } from '@lingui/react'
import { ArrowDownToLine, ArrowLeftRight, Blocks, FileDiff, Gauge, ReceiptText, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import type { OfficeWord } from '../language/office-word.ts'
import styles from './navigation.module.css'

type Place = { readonly to: string; readonly word: OfficeWord; readonly icon: ReactNode }

const PLACES: readonly Place[] = [
  { to: '/', word: 'office.overview', icon: <Gauge /> },
  { to: '/members', word: 'office.members', icon: <UsersRound /> },
  { to: '/rounds', word: 'office.rounds', icon: <ReceiptText /> },
  { to: '/deposits', word: 'office.deposits', icon: <ArrowDownToLine /> },
  { to: '/transfers', word: 'office-transfers.title', icon: <ArrowLeftRight /> },
  { to: '/vendors', word: 'vendors.title', icon: <Blocks /> },
  { to: '/reconciliation', word: 'reconciliation.title', icon: <FileDiff /> },
]

/** The pages of the office: at the side, or along the bottom edge of a phone. */
export function Navigation() {
  const { _ } = useLingui()
  return (
    <nav className={styles.navigation} aria-label={_('office.menu')}>
      <ul className={styles.places}>
        {PLACES.map(({ to, word, icon }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/'} className={styles.place ?? ''}>
              {icon}
              {_(word)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
