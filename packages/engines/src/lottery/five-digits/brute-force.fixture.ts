import type { Selection } from '../play.ts'

/**
 * Every unit of a selection, one by one, with the rule by which it wins. It is written from the rules of the game and knows
 * a play by its code only: nothing of the engine's bets and formulas is used.
 */
export type Unit = {
  readonly tier: string
  readonly wins: (draw: readonly number[]) => boolean
  readonly goesBack?: (draw: readonly number[]) => boolean
}

type Places = readonly number[]
type Rows = readonly (readonly number[])[]

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

const PLACES: Readonly<Record<string, Places>> = {
  'front-three': [0, 1, 2],
  'middle-three': [1, 2, 3],
  'back-three': [2, 3, 4],
  'front-two': [0, 1],
  'back-two': [3, 4],
  three: [0, 1, 2],
  four: [1, 2, 3, 4],
  five: [0, 1, 2, 3, 4],
}

/** The places of a play of a draw of so many digits, and the rest of its code. */
export function placesOf(code: string, length: number): { places: Places; rest: string } {
  if (code === 'total-duel') return { places: [0, length - 1], rest: code }
  const all = DIGITS.slice(0, length)
  const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']
  const duel = /^duel-(\w+)-(\w+)$/.exec(code)
  if (duel) return { places: [ordinals.indexOf(duel[1] ?? ''), ordinals.indexOf(duel[2] ?? '')], rest: 'duel' }
  const name = Object.keys(PLACES).find((start) => code.startsWith(`${start}-`))
  if (name === undefined) return { places: all, rest: code }
  const places = PLACES[name] ?? []
  return { places: length === 3 && name === 'back-two' ? [1, 2] : places, rest: code.slice(name.length + 1) }
}

export const cartesian = (rows: Rows): number[][] =>
  rows.reduce<number[][]>((all, row) => all.flatMap((one) => row.map((digit) => [...one, digit])), [[]])

export function subsetsOf<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return items.flatMap((first, at) => subsetsOf(items.slice(at + 1), count - 1).map((rest) => [first, ...rest]))
}

const numbersOf = (length: number): number[][] => cartesian(Array.from({ length }, () => DIGITS))
const sorted = (digits: readonly number[]): string => [...digits].sort((a, b) => a - b).join('')

/** Sets of so many digits, in order; written out once. */
const SETS = [0, 1, 2, 3, 4, 5].map((length) => [...new Set(numbersOf(length).map(sorted))])
const setsOf = (length: number): readonly string[] => SETS[length] ?? []

const digitsIn = (set: string): number[] => [...set].map(Number)
const sumOf = (digits: readonly number[]): number => digits.reduce((all, digit) => all + digit, 0)
const timesOf = (set: string, digit: number): number => set.split(String(digit)).length - 1

/** How often the digits of a set occur: "112" is "2,1". */
const patternOf = (set: string): string =>
  [...new Set(digitsIn(set))]
    .map((digit) => timesOf(set, digit))
    .sort((a, b) => b - a)
    .join()

const at = (places: Places, draw: readonly number[]): number[] => places.map((place) => draw[place] ?? Number.NaN)

const number = (tier: string, places: Places, digits: readonly number[]): Unit => ({
  tier,
  wins: (draw) => digits.every((digit, n) => draw[places[n] ?? -1] === digit),
})

const anyOrder = (tier: string, places: Places, set: string): Unit => ({
  tier,
  wins: (draw) => sorted(at(places, draw)) === set,
})

/** Sets of two or three digits that are not all alike. */
const mixedSets = (places: Places, isOne: (set: string) => boolean): Unit[] =>
  setsOf(places.length)
    .filter((set) => patternOf(set).includes(',') && isOne(set))
    .map((set) => anyOrder(tierOfSet(set), places, set))

const tierOfSet = (set: string): string =>
  ({ '1,1': 'group', '2,1': 'group-three', '1,1,1': 'group-six' })[patternOf(set)] ?? ''

const GROUPS: Readonly<Record<string, string>> = {
  'group-120': '1,1,1,1,1',
  'group-60': '2,1,1,1',
  'group-30': '2,2,1',
  'group-20': '3,1,1',
  'group-10': '3,2',
  'group-5': '4,1',
  'group-24': '1,1,1,1',
  'group-12': '2,1,1',
  'group-6': '2,2',
  'group-4': '3,1',
  'group-three': '2,1',
  'group-six': '1,1,1',
  group: '1,1',
}

/** Sets of a pattern whose digits that occur most stand in the first row, the others in the last. */
function groups(pattern: string, places: Places, rows: Rows): Unit[] {
  const most = Number(pattern[0])
  const [upper = [], lower = upper] = rows
  return setsOf(places.length)
    .filter((set) => patternOf(set) === pattern)
    .filter((set) => digitsIn(set).every((digit) => (timesOf(set, digit) === most ? upper : lower).includes(digit)))
    .map((set) => anyOrder('group', places, set))
}

const RUNS = ['012', '123', '234', '345', '456', '567', '678', '789']
const WRAPPED_RUNS = [...RUNS, '089', '019']
const NEIGHBOURS = ['01', '12', '23', '34', '45', '56', '67', '78', '89', '09']

const isUnlike = (set: string): boolean => patternOf(set) === '1,1,1'
const holdsNeighbours = (set: string): boolean =>
  NEIGHBOURS.some((pair) => digitsIn(pair).every((one) => timesOf(set, one) > 0))

/** By the definition at the table: three of the five digits are a multiple of ten, the other two give the points. */
function bullOf(draw: readonly number[]): number {
  for (const three of subsetsOf([0, 1, 2, 3, 4], 3)) {
    if (sumOf(at(three, draw)) % 10 !== 0) continue
    const two = sumOf(draw) - sumOf(at(three, draw))
    return two % 10 === 0 ? 10 : two % 10
  }
  return 0
}

type Word = readonly [string, (digits: readonly number[]) => boolean]

const SIDES: readonly Word[] = [
  ['big', ([digit = 0]) => [5, 6, 7, 8, 9].includes(digit)],
  ['small', ([digit = 0]) => [0, 1, 2, 3, 4].includes(digit)],
  ['odd', ([digit = 0]) => [1, 3, 5, 7, 9].includes(digit)],
  ['even', ([digit = 0]) => [0, 2, 4, 6, 8].includes(digit)],
]

const WORDS: Readonly<Record<string, readonly Word[]>> = {
  special: [
    ['triple', (digits) => patternOf(sorted(digits)) === '3'],
    ['run', (digits) => RUNS.includes(sorted(digits))],
    ['pair', (digits) => patternOf(sorted(digits)) === '2,1'],
  ],
  shape: [
    ['triple', (digits) => patternOf(sorted(digits)) === '3'],
    ['run', (digits) => WRAPPED_RUNS.includes(sorted(digits))],
    ['pair', (digits) => patternOf(sorted(digits)) === '2,1'],
    [
      'half-run',
      (digits) => isUnlike(sorted(digits)) && !WRAPPED_RUNS.includes(sorted(digits)) && holdsNeighbours(sorted(digits)),
    ],
    ['unlike', (digits) => isUnlike(sorted(digits)) && !holdsNeighbours(sorted(digits))],
  ],
  total: [
    ['big', (digits) => sumOf(digits) >= (digits.length === 5 ? 23 : 14)],
    ['small', (digits) => sumOf(digits) <= (digits.length === 5 ? 22 : 13)],
    ['odd', (digits) => sumOf(digits) % 2 === 1],
    ['even', (digits) => sumOf(digits) % 2 === 0],
  ],
  duel: [
    ['dragon', ([left = 0, right = 0]) => left > right],
    ['tiger', ([left = 0, right = 0]) => left < right],
    ['tie', ([left, right]) => left === right],
  ],
  'total-duel': [
    ['dragon', ([left = 0, right = 0]) => left > right],
    ['tiger', ([left = 0, right = 0]) => left < right],
  ],
  bull: ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
    (word, points): Word => [points === 0 ? 'no-bull' : `bull-${word}`, (digits) => bullOf(digits) === points],
  ),
}

const outcomes = (rest: string, places: Places, picked: readonly number[]): Unit[] =>
  picked.map((word) => {
    const [tier, isTrue] = WORDS[rest]?.[word] ?? ['', () => false]
    const back = (draw: readonly number[]) => rest === 'total-duel' && draw[places[0] ?? 0] === draw[places[1] ?? 0]
    return { tier, wins: (draw) => isTrue(at(places, draw)), goesBack: back }
  })

const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  once: 1,
  twice: 2,
  'three-times': 3,
  'four-times': 4,
}

/** Units of what is picked by zones, sides or digits of each place: the digits that a pick stands for. */
function byPlace(tier: string, places: Places, choices: readonly (readonly (readonly number[])[])[]): Unit[] {
  return choices
    .reduce<(readonly number[])[][]>((all, row) => all.flatMap((one) => row.map((pick) => [...one, pick])), [[]])
    .map((picks) => ({ tier, wins: (draw) => picks.every((pick, n) => pick.includes(draw[places[n] ?? -1] ?? -1)) }))
}

const sideDigits = (side: number): number[] => DIGITS.filter((digit) => SIDES[side]?.[1]([digit]))
const zoneDigits = (zone: number, zones: number): number[] =>
  DIGITS.slice((zone * 10) / zones, ((zone + 1) * 10) / zones)

function zones(count: number, places: Places, rows: Rows): Unit[] {
  const classed = { 5: 2, 4: 1, 3: 1 }[places.length] ?? 0
  return byPlace(
    'zones',
    places,
    rows.map((row, n) => row.map((pick) => (n < classed ? zoneDigits(pick, count) : [pick]))),
  )
}

function ladder(places: Places, rows: Rows): Unit[] {
  const names = ['last-five', 'last-four', 'last-three', 'last-two', 'last-one'].slice(-places.length)
  return cartesian(rows).flatMap((digits) =>
    names.map((tier, from) => number(tier, places.slice(from), digits.slice(from))),
  )
}

function holding(codes: number, times: number, where: { places: Places; picked: readonly number[] }): Unit[] {
  return subsetsOf(where.picked, codes).map((digits) => ({
    tier: 'not-fixed',
    wins: (draw) => digits.every((digit) => at(where.places, draw).filter((one) => one === digit).length >= times),
  }))
}

/** Units of typed tickets. */
const typed = (rest: string, places: Places, tickets: readonly string[]): Unit[] =>
  tickets.map((ticket) => {
    if (rest === 'straight' || rest === 'typed') return number('straight', places, digitsIn(ticket))
    return anyOrder(rest === 'mixed' ? tierOfSet(ticket) : 'group', places, ticket)
  })

/** Units of what is picked from rows, of plays whose code ends so. */
function picked(rest: string, places: Places, rows: Rows): Unit[] {
  const [row = []] = rows
  const { length } = places
  const straights = (isOne: (digits: readonly number[]) => boolean) =>
    numbersOf(length)
      .filter(isOne)
      .map((digits) => number('straight', places, digits))
  const pattern = GROUPS[rest]
  if (pattern !== undefined) return groups(pattern, places, rows)
  if (WORDS[rest]) return outcomes(rest, places, row)
  const notFixed = /^not-fixed-(\w+)$/.exec(rest)
  if (notFixed) return holding(COUNTS[notFixed[1] ?? ''] ?? 0, 1, { places, picked: row })
  if (COUNTS[rest] !== undefined) return holding(1, COUNTS[rest], { places, picked: row })
  const plays: Readonly<Record<string, () => Unit[]>> = {
    straight: () => cartesian(rows).map((digits) => number('straight', places, digits)),
    ladder: () => ladder(places, rows),
    sum: () => straights((digits) => row.includes(sumOf(digits))),
    span: () => straights((digits) => row.includes(Math.max(...digits) - Math.min(...digits))),
    'group-sum': () => mixedSets(places, (set) => row.includes(sumOf(digitsIn(set)))),
    key: () => mixedSets(places, (set) => row.some((digit) => timesOf(set, digit) > 0)),
    tail: () =>
      row.map((tail) => ({ tier: 'tail', wins: (draw) => String(sumOf(at(places, draw))).endsWith(`${tail}`) })),
    position: () => rows.flatMap((digits, n) => byPlace('position', [places[n] ?? -1], [digits.map((one) => [one])])),
    'position-sides': () => rows.flatMap((sides, n) => byPlace('position', [places[n] ?? -1], [sides.map(sideDigits)])),
    sides: () =>
      byPlace(
        'sides',
        places,
        rows.map((sides) => sides.map(sideDigits)),
      ),
    halves: () => zones(2, places, rows),
    fifths: () => zones(5, places, rows),
  }
  const units = plays[rest]
  if (!units) throw new Error(`no rule for ${rest}`)
  return units()
}

const ANY: Readonly<Record<string, number>> = { 'any-two': 2, 'any-three': 3, 'any-four': 4 }

/** All units of a selection of the play with this code, in draws of so many digits. */
export function unitsByHand(code: string, selection: Selection, length: number): Unit[] {
  const { rows = [], tickets } = selection
  const any = Object.keys(ANY).find((start) => code.startsWith(`${start}-`))
  if (any !== undefined) {
    const rest = code.slice(any.length + 1)
    const chosen = [...(selection.places ?? DIGITS.slice(0, length))].sort((a, b) => a - b)
    const choices = subsetsOf(chosen, ANY[any] ?? 0)
    return choices.flatMap((places) => {
      if (tickets) return typed(rest, places, tickets)
      return rest === 'straight'
        ? picked(
            rest,
            places,
            places.map((place) => rows[place] ?? []),
          )
        : picked(rest, places, rows)
    })
  }
  const { places, rest } = placesOf(code, length)
  return tickets ? typed(rest, places, tickets) : picked(rest, places, rows)
}

/** All tickets that may be typed for a play. */
export function ticketsByHand(code: string): string[] {
  const any = Object.keys(ANY).find((start) => code.startsWith(`${start}-`))
  const length = any === undefined ? placesOf(code, 5).places.length : (ANY[any] ?? 0)
  const rest = any === undefined ? placesOf(code, 5).rest : code.slice(any.length + 1)
  if (rest === 'straight' || rest === 'typed') return numbersOf(length).map((digits) => digits.join(''))
  return setsOf(length).filter((set) => (rest === 'mixed' ? patternOf(set) !== '3' : patternOf(set) === GROUPS[rest]))
}
