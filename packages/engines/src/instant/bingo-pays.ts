import type { BingoPattern } from './bingo-patterns.ts'

/** How many balls may be chosen to be called. */
export type BingoCalls = 45 | 50 | 55 | 60

/** Pays by number of balls. Each returns between 94 % and 96 %; `bingo.test.ts` has the exact returns. */
export const bingoPays: { readonly [calls in BingoCalls]: { readonly [pattern in BingoPattern]: string } } = {
  45: { house: '10000', cross: '15', 'two-lines': '1.8', corners: '2', line: '0.5' },
  50: { house: '10000', cross: '8', 'two-lines': '1', corners: '1.5', line: '0.4' },
  55: { house: '1000', cross: '5.5', 'two-lines': '0.6', corners: '0.5', line: '0.2' },
  60: { house: '100', cross: '3', 'two-lines': '0.45', corners: '0.2', line: '0.1' },
}
