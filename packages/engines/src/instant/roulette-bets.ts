import { wholeNumbers } from './draw-some.ts'

/** A place for chips on the cloth: its name, made of its kind and, inside, its numbers, and the numbers it wins with. */
export type RouletteBet = { readonly bet: string; readonly numbers: readonly number[] }

export const redNumbers: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]

const numbers = wholeNumbers(1, 36)
/** The first numbers of the twelve rows of three. */
const rowStarts = numbers.filter((n) => n % 3 === 1)

/** All 157 bets of European roulette: 145 inside, 12 outside (rules of the game, Wizard of Odds). */
export const rouletteBets: readonly RouletteBet[] = [
  ...inside('straight', [[0], ...numbers.map((n) => [n])]),
  ...inside('split', [...zeroWith([1], [2], [3]), ...numbers.flatMap(splitsFrom)]),
  ...inside('street', [...zeroWith([1, 2], [2, 3]), ...rowStarts.map((n) => wholeNumbers(n, n + 2))]),
  ...inside('corner', [...zeroWith([1, 2, 3]), ...numbers.filter(startsCorner).map((n) => [n, n + 1, n + 3, n + 4])]),
  ...inside(
    'line',
    rowStarts.slice(0, -1).map((n) => wholeNumbers(n, n + 5)),
  ),
  ...[1, 2, 3].map((column) => outside(`column-${column}`, (n) => n % 3 === column % 3)),
  ...[1, 2, 3].map((dozen) => outside(`dozen-${dozen}`, (n) => Math.ceil(n / 12) === dozen)),
  outside('red', (n) => redNumbers.includes(n)),
  outside('black', (n) => !redNumbers.includes(n)),
  outside('odd', (n) => n % 2 === 1),
  outside('even', (n) => n % 2 === 0),
  outside('low', (n) => n <= 18),
  outside('high', (n) => n > 18),
]

function inside(kind: string, covered: readonly (readonly number[])[]): RouletteBet[] {
  return covered.map((each) => ({ bet: `${kind}-${each.join('-')}`, numbers: each }))
}

function outside(bet: string, covers: (n: number) => boolean): RouletteBet {
  return { bet, numbers: numbers.filter(covers) }
}

function zeroWith(...others: readonly (readonly number[])[]): number[][] {
  return others.map((each) => [0, ...each])
}

/** With the neighbour in the same row, and with the one in the next. */
function splitsFrom(n: number): number[][] {
  return [...(n % 3 === 0 ? [] : [[n, n + 1]]), ...(n > 33 ? [] : [[n, n + 3]])]
}

function startsCorner(n: number): boolean {
  return n % 3 !== 0 && n < 33
}
