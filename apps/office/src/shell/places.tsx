import { ArrowDownToLine, ArrowLeftRight, Blocks, FileDiff, Gauge, ReceiptText, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OfficeWord } from '../language/office-word.ts'

export type Place = { readonly to: string; readonly word: OfficeWord; readonly icon: ReactNode }

/** Pages that are opened all day long: they have a place of their own on a phone, too. */
export const DAILY_PLACES: readonly Place[] = [
  { to: '/', word: 'office.overview', icon: <Gauge /> },
  { to: '/members', word: 'office.members', icon: <UsersRound /> },
  { to: '/rounds', word: 'office.rounds', icon: <ReceiptText /> },
  { to: '/deposits', word: 'office.deposits', icon: <ArrowDownToLine /> },
]

/** Pages that a phone keeps behind “More”. */
export const FURTHER_PLACES: readonly Place[] = [
  { to: '/transfers', word: 'office-transfers.title', icon: <ArrowLeftRight /> },
  { to: '/vendors', word: 'vendors.title', icon: <Blocks /> },
  { to: '/reconciliation', word: 'reconciliation.title', icon: <FileDiff /> },
]
