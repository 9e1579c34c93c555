import type { Hand } from './hands.ts'
import type { PayTable } from './pay-table.ts'

type Pays = { readonly [hand in Hand]?: number }

/** Full house and flush, by which a table is told from its sisters. */
type HouseAndFlush = readonly [house: number, flush: number]

function tableOf(code: string, pays: Pays, deucesAreWild = false): PayTable {
  const rows = Object.entries(pays).map(([hand, each]) => ({ hand: hand as Hand, pays: each }))
  return { code, mathVersion: '1', deucesAreWild, rows }
}

const jacksOrBetter = ([house, flush]: HouseAndFlush) =>
  tableOf(`jacks-or-better-${house}-${flush}`, {
    'royal-flush': 800,
    'straight-flush': 50,
    'four-of-a-kind': 25,
    'full-house': house,
    flush,
    straight: 4,
    'three-of-a-kind': 3,
    'two-pair': 2,
    'jacks-or-better': 1,
  })

const bonus = ([house, flush]: HouseAndFlush) =>
  tableOf(`bonus-${house}-${flush}`, {
    'royal-flush': 800,
    'straight-flush': 50,
    'four-aces': 80,
    'four-twos-to-fours': 40,
    'four-of-a-kind': 25,
    'full-house': house,
    flush,
    straight: 4,
    'three-of-a-kind': 3,
    'two-pair': 2,
    'jacks-or-better': 1,
  })

const doubleBonus = ([house, flush]: HouseAndFlush) =>
  tableOf(`double-bonus-${house}-${flush}`, {
    'royal-flush': 800,
    'four-aces': 160,
    'four-twos-to-fours': 80,
    'straight-flush': 50,
    'four-of-a-kind': 50,
    'full-house': house,
    flush,
    straight: 5,
    'three-of-a-kind': 3,
    'two-pair': 1,
    'jacks-or-better': 1,
  })

const doubleDoubleBonus = ([house, flush]: HouseAndFlush) =>
  tableOf(`double-double-bonus-${house}-${flush}`, {
    'royal-flush': 800,
    'four-aces-with-two-to-four': 400,
    'four-aces': 160,
    'four-twos-to-fours-with-ace-to-four': 160,
    'four-twos-to-fours': 80,
    'straight-flush': 50,
    'four-of-a-kind': 50,
    'full-house': house,
    flush,
    straight: 4,
    'three-of-a-kind': 3,
    'two-pair': 1,
    'jacks-or-better': 1,
  })

const allAmerican = tableOf('all-american', {
  'royal-flush': 800,
  'straight-flush': 200,
  'four-of-a-kind': 40,
  'full-house': 8,
  flush: 8,
  straight: 8,
  'three-of-a-kind': 3,
  'two-pair': 1,
  'jacks-or-better': 1,
})

const deucesWild = {
  'royal-flush': 800,
  'four-deuces': 200,
  'wild-royal-flush': 25,
  'five-of-a-kind': 15,
  'straight-flush': 9,
  'four-of-a-kind': 5,
  'full-house': 3,
  flush: 2,
  straight: 2,
  'three-of-a-kind': 1,
}

const notSoUgly = {
  ...deucesWild,
  'five-of-a-kind': 16,
  'straight-flush': 10,
  'four-of-a-kind': 4,
  'full-house': 4,
  flush: 3,
}

const houseAndFlush = {
  jacksOrBetter: [
    [9, 6],
    [9, 5],
    [8, 6],
    [8, 5],
    [7, 5],
    [6, 5],
  ],
  bonus: [
    [8, 5],
    [7, 5],
  ],
  doubleBonus: [
    [10, 7],
    [9, 7],
    [9, 6],
  ],
  doubleDoubleBonus: [
    [10, 6],
    [9, 6],
    [9, 5],
  ],
} as const

/** The games of draw poker. */
export const payTables: readonly PayTable[] = [
  ...houseAndFlush.jacksOrBetter.map(jacksOrBetter),
  ...houseAndFlush.bonus.map(bonus),
  ...houseAndFlush.doubleBonus.map(doubleBonus),
  ...houseAndFlush.doubleDoubleBonus.map(doubleDoubleBonus),
  allAmerican,
  tableOf('deuces-wild', deucesWild, true),
  tableOf('not-so-ugly-deuces', notSoUgly, true),
]

/** Throws `RangeError` for a code that no table has. */
export function payTable(code: string): PayTable {
  const table = payTables.find((each) => each.code === code)
  if (!table) throw new RangeError(`no pay table is called ${code}`)
  return table
}
