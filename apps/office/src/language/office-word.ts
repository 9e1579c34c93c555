import type { WordOf } from '@sanuk/locales/word'

/** A word that the office may speak. */
export type OfficeWord = WordOf<'office'> | WordOf<'office-transfers'> | WordOf<'reconciliation'> | WordOf<'vendors'>
