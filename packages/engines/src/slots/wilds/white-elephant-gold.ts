import { firstLines } from '../lines/lines.ts'
import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line; of the crown, what so many pay wherever they stand. */
const pays = {
  elephant: [0, 0, 0, 0],
  'gold-ingot': [1, 20, 100, 750],
  'thai-pavilion': [0, 15, 60, 400],
  ring: [0, 10, 40, 200],
  bell: [0, 6, 25, 120],
  'old-key': [0, 4, 15, 75],
  lotus: [0, 3, 8, 40],
  jasmine: [0, 2, 5, 25],
  coin: [0, 1, 3, 15],
  crown: [0, 40, 200, 2000],
} as const

const base = [
  `jasmine coin lotus ring old-key coin old-key jasmine coin jasmine old-key coin ring bell ring crown bell
   thai-pavilion bell thai-pavilion jasmine old-key gold-ingot lotus bell lotus`,
  `thai-pavilion coin old-key jasmine old-key lotus bell ring lotus ring coin lotus crown ring bell jasmine
   coin old-key coin lotus gold-ingot elephant bell old-key coin old-key jasmine`,
  `thai-pavilion coin jasmine ring coin jasmine coin jasmine ring elephant lotus old-key bell old-key
   gold-ingot lotus thai-pavilion ring crown lotus bell coin ring old-key coin jasmine lotus`,
  `jasmine bell crown bell jasmine old-key coin ring lotus coin lotus thai-pavilion old-key elephant jasmine
   old-key ring coin thai-pavilion gold-ingot old-key jasmine thai-pavilion lotus coin ring`,
  `jasmine thai-pavilion bell jasmine gold-ingot bell coin old-key lotus coin crown coin ring lotus bell ring
   jasmine bell old-key ring thai-pavilion jasmine ring coin lotus ring`,
]

const free = [
  `bell old-key lotus jasmine lotus old-key jasmine old-key ring crown lotus thai-pavilion old-key gold-ingot
   bell old-key bell thai-pavilion jasmine lotus bell ring bell jasmine coin ring`,
  `bell lotus coin old-key ring jasmine lotus elephant ring coin old-key jasmine ring gold-ingot old-key
   lotus old-key bell coin jasmine lotus crown lotus thai-pavilion`,
  `thai-pavilion ring gold-ingot old-key bell coin thai-pavilion old-key ring lotus jasmine lotus crown ring
   jasmine old-key coin bell lotus coin ring elephant coin bell old-key lotus`,
  `jasmine old-key crown coin lotus coin lotus jasmine gold-ingot coin old-key jasmine lotus thai-pavilion
   lotus ring jasmine coin lotus bell gold-ingot elephant old-key`,
  `old-key lotus thai-pavilion gold-ingot lotus old-key bell old-key ring crown coin jasmine thai-pavilion
   coin ring bell ring thai-pavilion old-key ring thai-pavilion lotus coin lotus coin jasmine lotus
   thai-pavilion`,
]

/** A white elephant fills its reel. In the free spins, few and counting twice, it stays. */
export const whiteElephantGold: SlotMachine = {
  code: 'white-elephant-gold',
  mathVersion: '1.1.0',
  rows: 3,
  wild: 'elephant',
  scatter: 'crown',
  pays,
  lines: firstLines(20),
  wildsFill: true,
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 3: 5, 4: 7, 5: 9 }, multiplier: 2, most: 15, stay: true, bought: { spins: 5, coins: 729 } },
  opening: [15, 24, 3, 3, 0],
}
