import type { OfficeDeposit, OfficePayment } from '@sanuk/contracts/office-cashier'

/** Everything of this desk is asked for below this key. */
export const DEPOSITS = ['deposits'] as const

/** The way back to the desk from a record. */
export const BACK = { to: '/deposits', word: 'office-cashier.back' } as const

export type Deposit = OfficeDeposit
export type Payment = OfficePayment

/** The desk’s tabs: orders by how they stand, and money that banks told of. */
export const TABS = ['slips', 'held', 'open', 'credited', 'over', 'settled', 'all'] as const
export type Tab = (typeof TABS)[number]

/** What is looked at first. */
export const START_TAB: Tab = 'slips'

export const isOfPayments = (tab: Tab): tab is 'held' | 'settled' => tab === 'held' || tab === 'settled'
