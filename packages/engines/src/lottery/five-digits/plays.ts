import type { PlayRow } from '../family.ts'
import type { Combination, FiveDigitBet, Place } from './bet.ts'

type Row = PlayRow<FiveDigitBet>

const ALL: readonly Place[] = [0, 1, 2, 3, 4]

/** Makes the rows of one heading whose bets are all on the same places. */
function rowsOn(group: string, places: readonly Place[], plays: readonly (readonly [string, Combination])[]): Row[] {
  return plays.map(([code, bet]) => ({ code, group, bet: { ...bet, places } }))
}

const straight: Combination = { kind: 'straight' }
const groupOf = (...repeats: readonly number[]): Combination => ({ kind: 'group', repeats, oneRow: false })
const groupThree: Combination = { kind: 'group', repeats: [2, 1], oneRow: true }
const groupSix: Combination = groupOf(1, 1, 1)
const sumOf = (of: 'straight' | 'group' | 'tail'): Combination => ({ kind: 'sum', of })
const notFixed = (codes: number): Combination => ({ kind: 'not-fixed', codes, times: 1 })
const atLeast = (times: number): Combination => ({ kind: 'not-fixed', codes: 1, times })
const zonesOf = (zoned: number, zones: 2 | 5): Combination => ({ kind: 'zones', zoned, zones })
const outcomeOf = (outcome: (Combination & { kind: 'outcome' })['outcome']): Combination => ({
  kind: 'outcome',
  outcome,
})

const fiveRows = rowsOn('five', ALL, [
  ['five-straight', straight],
  ['five-ladder', { kind: 'ladder' }],
  ['five-group-120', groupOf(1, 1, 1, 1, 1)],
  ['five-group-60', groupOf(2, 1, 1, 1)],
  ['five-group-30', groupOf(2, 2, 1)],
  ['five-group-20', groupOf(3, 1, 1)],
  ['five-group-10', groupOf(3, 2)],
  ['five-group-5', groupOf(4, 1)],
])

const fourRows = rowsOn('four', ALL.slice(1), [
  ['four-straight', straight],
  ['four-ladder', { kind: 'ladder' }],
  ['four-group-24', groupOf(1, 1, 1, 1)],
  ['four-group-12', groupOf(2, 1, 1)],
  ['four-group-6', groupOf(2, 2)],
  ['four-group-4', groupOf(3, 1)],
])

/** Plays on three digits next to each other. */
export const threeRows = (group: string, places: readonly Place[]): Row[] =>
  rowsOn(group, places, [
    [`${group}-straight`, straight],
    [`${group}-ladder`, { kind: 'ladder' }],
    [`${group}-sum`, sumOf('straight')],
    [`${group}-span`, { kind: 'span' }],
    [`${group}-group-three`, groupThree],
    [`${group}-group-six`, groupSix],
    [`${group}-mixed`, { kind: 'mixed' }],
    [`${group}-group-sum`, sumOf('group')],
    [`${group}-key`, { kind: 'key' }],
    [`${group}-tail`, sumOf('tail')],
    [`${group}-special`, outcomeOf('special')],
    [`${group}-shape`, outcomeOf('shape')],
  ])

/** Plays on two digits next to each other. */
export const twoRows = (group: string, places: readonly Place[]): Row[] =>
  rowsOn(group, places, [
    [`${group}-straight`, straight],
    [`${group}-sum`, sumOf('straight')],
    [`${group}-span`, { kind: 'span' }],
    [`${group}-group`, groupOf(1, 1)],
    [`${group}-group-sum`, sumOf('group')],
    [`${group}-key`, { kind: 'key' }],
  ])

/** One digit, or what it is, at each of these places. */
export const positionRows = (places: readonly Place[]): Row[] =>
  rowsOn('position', places, [
    ['position', { kind: 'position', of: 'digits' }],
    ['position-sides', { kind: 'position', of: 'sides' }],
  ])

/** One or two digits that are among three, wherever they are. */
export const notFixedRows = (name: string, places: readonly Place[]): Row[] =>
  rowsOn('not-fixed', places, [
    [`${name}-not-fixed-one`, notFixed(1)],
    [`${name}-not-fixed-two`, notFixed(2)],
  ])

export const sidesRows = (name: string, places: readonly Place[]): Row[] =>
  rowsOn('sides', places, [[`${name}-sides`, { kind: 'sides' }]])

/** What the sum of all digits is, and which of the first and the last is larger. */
export const totalRows = (places: readonly Place[]): Row[] => [
  ...rowsOn('total', places, [['total', outcomeOf('total')]]),
  ...rowsOn('total', [places[0] ?? 0, places.at(-1) ?? 0], [['total-duel', outcomeOf('duel-refund')]]),
]

const zoneRows = (name: string, places: readonly Place[]): Row[] =>
  rowsOn('fun', places, [
    [`${name}-halves`, zonesOf(places.length > 3 ? places.length - 3 : 1, 2)],
    [`${name}-fifths`, zonesOf(places.length > 3 ? places.length - 3 : 1, 5)],
  ])

const funRows: Row[] = [
  ...rowsOn('fun', ALL, [
    ['five-once', atLeast(1)],
    ['five-twice', atLeast(2)],
    ['five-three-times', atLeast(3)],
    ['five-four-times', atLeast(4)],
  ]),
  ...zoneRows('five', ALL),
  ...zoneRows('four', ALL.slice(1)),
  ...zoneRows('front-three', [0, 1, 2]),
  ...zoneRows('middle-three', [1, 2, 3]),
  ...zoneRows('back-three', [2, 3, 4]),
]

/** Plays on places that are chosen: digits by place (`-straight`), or one combination on every choice of places. */
function anyRows(count: 2 | 3 | 4, plays: Readonly<Record<string, Combination>>): Row[] {
  const group = { 2: 'any-two', 3: 'any-three', 4: 'any-four' }[count]
  return rowsOn(group, ALL, [
    [`${group}-straight`, { kind: 'any-straight', count }],
    ...Object.entries(plays).map(
      ([name, of]) => [`${group}-${name}`, { kind: 'chosen', count, of }] satisfies [string, Combination],
    ),
  ])
}

const anyPlaceRows: Row[] = [
  ...anyRows(2, { typed: straight, sum: sumOf('straight'), group: groupOf(1, 1), 'group-sum': sumOf('group') }),
  ...anyRows(3, {
    typed: straight,
    sum: sumOf('straight'),
    'group-three': groupThree,
    'group-six': groupSix,
    mixed: { kind: 'mixed' },
    'group-sum': sumOf('group'),
  }),
  ...anyRows(4, {
    typed: straight,
    'group-24': groupOf(1, 1, 1, 1),
    'group-12': groupOf(2, 1, 1),
    'group-6': groupOf(2, 2),
    'group-4': groupOf(3, 1),
  }),
]

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const

const duelRows: Row[] = ALL.flatMap((left) =>
  ALL.filter((right) => right > left).flatMap((right) =>
    rowsOn('dragon-tiger', [left, right], [[`duel-${ORDINALS[left]}-${ORDINALS[right]}`, outcomeOf('duel')]]),
  ),
)

/** The plays on five digits in the order of the pad. */
export const FIVE_DIGIT_PLAYS: readonly Row[] = [
  ...fiveRows,
  ...fourRows,
  ...threeRows('front-three', [0, 1, 2]),
  ...threeRows('middle-three', [1, 2, 3]),
  ...threeRows('back-three', [2, 3, 4]),
  ...twoRows('front-two', [0, 1]),
  ...twoRows('back-two', [3, 4]),
  ...positionRows(ALL),
  ...notFixedRows('front-three', [0, 1, 2]),
  ...notFixedRows('middle-three', [1, 2, 3]),
  ...notFixedRows('back-three', [2, 3, 4]),
  ...notFixedRows('four', ALL.slice(1)),
  ...rowsOn('not-fixed', ALL, [
    ['five-not-fixed-two', notFixed(2)],
    ['five-not-fixed-three', notFixed(3)],
  ]),
  ...sidesRows('front-two', [0, 1]),
  ...sidesRows('back-two', [3, 4]),
  ...sidesRows('front-three', [0, 1, 2]),
  ...sidesRows('middle-three', [1, 2, 3]),
  ...sidesRows('back-three', [2, 3, 4]),
  ...funRows,
  ...anyPlaceRows,
  ...duelRows,
  ...totalRows(ALL),
  ...rowsOn('bull', ALL, [['bull', outcomeOf('bull')]]),
]
