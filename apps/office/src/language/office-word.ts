import type { WordOf } from '@sanuk/locales/word'

/** The catalogues that the office loads. */
type Spoken =
  | 'approvals'
  | 'audit'
  | 'brand'
  | 'feedback'
  | 'help'
  | 'members'
  | 'office'
  | 'office-content'
  | 'office-feedback'
  | 'office-messages'
  | 'office-missions'
  | 'office-points'
  | 'office-raffle'
  | 'office-rebates'
  | 'office-activities'
  | 'office-vip'
  | 'office-catalogue'
  | 'office-protection'
  | 'office-providers'
  | 'office-transfers'
  | 'office-withdrawals'
  | 'operators'
  | 'profile'
  | 'promotions'
  | 'reconciliation'
  | 'reports'
  | 'vendors'

/** A word that the office may speak. */
export type OfficeWord = { [R in Spoken]: WordOf<R> }[Spoken]
