import type { WordOf } from '@sanuk/locales/word'

/** The catalogues that the office loads. */
type Spoken =
  | 'approvals'
  | 'audit'
  | 'brand'
  | 'members'
  | 'office'
  | 'office-raffle'
  | 'office-catalogue'
  | 'office-providers'
  | 'office-transfers'
  | 'operators'
  | 'reconciliation'
  | 'reports'
  | 'vendors'

/** A word that the office may speak. */
export type OfficeWord = { [R in Spoken]: WordOf<R> }[Spoken]
