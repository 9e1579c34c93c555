import type { BingoPattern } from './bingo-patterns.ts'

/** What a hall pays, by the number of balls that may be chosen to be called there. */
type HallPays = { readonly [calls: number]: { readonly [pattern in BingoPattern]: string } }

export type BingoHall = 'classic' | 'gentle' | 'quick' | 'full-house'

/** Halls by name. Each choice of each returns between 94 % and 96 %; `bingo.test.ts` has the exact returns. */
export const bingoHalls: { readonly [hall in BingoHall]: HallPays } = {
  classic: {
    45: { house: '10000', cross: '15', 'two-lines': '1.8', corners: '2', line: '0.5' },
    50: { house: '10000', cross: '8', 'two-lines': '1', corners: '1.5', line: '0.4' },
    55: { house: '1000', cross: '5.5', 'two-lines': '0.6', corners: '0.5', line: '0.2' },
    60: { house: '100', cross: '3', 'two-lines': '0.45', corners: '0.2', line: '0.1' },
  },
  // So many balls that almost every card shows something: small wins, most of the time.
  gentle: {
    60: { house: '20', cross: '1.5', 'two-lines': '0.88', corners: '0.5', line: '0.2' },
    65: { house: '10', cross: '1.2', 'two-lines': '0.65', corners: '0.5', line: '0.2' },
    70: { house: '2', cross: '1', 'two-lines': '0.57', corners: '0.5', line: '0.2' },
  },
  // So few balls that already one line is worth more than the stake.
  quick: {
    25: { house: '1000', cross: '1000', 'two-lines': '80', corners: '30', line: '6.8' },
    30: { house: '1000', cross: '300', 'two-lines': '25', corners: '10', line: '2.8' },
    35: { house: '1000', cross: '100', 'two-lines': '8', corners: '5', line: '1.35' },
    40: { house: '1000', cross: '40', 'two-lines': '3', corners: '3', line: '0.88' },
  },
  // Almost a third of the return lies in the full house.
  'full-house': {
    55: { house: '3000', cross: '3.5', 'two-lines': '0.5', corners: '0.5', line: '0.35' },
    60: { house: '200', cross: '2', 'two-lines': '0.45', corners: '0.4', line: '0.3' },
    65: { house: '20', cross: '1.2', 'two-lines': '0.43', corners: '0.4', line: '0.3' },
  },
}

/** How many balls may be chosen to be called in a hall, rising. */
export const callsIn = (hall: BingoHall): readonly number[] => Object.keys(bingoHalls[hall]).map(Number)
