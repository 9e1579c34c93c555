import type { WordOf } from '@sanuk/locales/word'

/** A word that the office may speak. */
export type OfficeWord = WordOf<'office'> | WordOf<'reconciliation'> | WordOf<'vendors'>
