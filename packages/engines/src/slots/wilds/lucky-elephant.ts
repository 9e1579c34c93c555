import { firstLines } from '../lines/lines.ts'
import type { SlotMachine } from '../machine.ts'
import { readStrips, stripsWith } from '../strips.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line; of the four-leaf-clover, what so many pay wherever they stand. */
const pays = {
  elephant: [0, 0, 0, 0],
  'gem-stone': [0, 20, 75, 400],
  'gold-ingot': [0, 15, 50, 250],
  bell: [0, 10, 40, 150],
  lotus: [0, 8, 25, 120],
  star: [0, 5, 20, 75],
  banana: [0, 4, 12, 50],
  melon: [0, 3, 8, 30],
  peanuts: [0, 2, 6, 25],
  'four-leaf-clover': [0, 50, 250, 2500],
} as const

const base = [
  `gold-ingot melon peanuts banana bell peanuts banana peanuts banana lotus star four-leaf-clover star
   gold-ingot bell gem-stone melon banana bell peanuts melon gem-stone peanuts star gem-stone gold-ingot
   melon`,
  `elephant melon banana melon peanuts gem-stone banana star lotus gold-ingot banana star elephant melon
   banana lotus bell star bell peanuts gold-ingot lotus four-leaf-clover star melon lotus star gold-ingot
   melon`,
  `gem-stone lotus banana melon star bell four-leaf-clover melon peanuts lotus banana lotus elephant star
   peanuts star bell melon star gold-ingot peanuts banana lotus peanuts bell melon banana peanuts`,
  `lotus melon banana elephant star peanuts melon lotus four-leaf-clover peanuts bell banana melon peanuts
   melon bell gold-ingot bell lotus elephant banana peanuts star gem-stone bell star melon banana bell star`,
  `banana star bell banana bell lotus gold-ingot peanuts banana melon bell star lotus peanuts gem-stone bell
   star peanuts four-leaf-clover melon lotus banana bell lotus peanuts star gem-stone`,
]

const free = [
  `peanuts lotus gem-stone melon bell star melon peanuts melon banana bell lotus melon peanuts star bell
   melon banana lotus gold-ingot bell four-leaf-clover star bell gold-ingot peanuts banana star`,
  `banana peanuts melon bell star elephant peanuts banana star lotus star lotus gold-ingot peanuts star
   elephant bell gem-stone four-leaf-clover bell star`,
  `bell gold-ingot lotus star bell peanuts bell star gold-ingot banana lotus star melon bell banana
   gold-ingot four-leaf-clover lotus peanuts gold-ingot bell gem-stone elephant star banana bell melon`,
  `peanuts gem-stone bell melon banana star lotus peanuts star bell elephant bell melon star gold-ingot
   gem-stone bell gold-ingot melon banana elephant bell four-leaf-clover star bell gold-ingot`,
  `four-leaf-clover lotus star bell gem-stone melon lotus bell star lotus peanuts banana lotus bell melon
   star gold-ingot bell peanuts star melon banana star lotus melon`,
]

/** Elephants make the wins of their lines two or three times as large, and two of them multiply each other. */
export const luckyElephant: SlotMachine = {
  code: 'lucky-elephant',
  mathVersion: '1.3.0',
  rows: 3,
  wild: 'elephant',
  scatter: 'four-leaf-clover',
  pays,
  lines: firstLines(25),
  wildFactors: [1, 2, 3, 2, 1],
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  ante: {
    coins: 35,
    strips: stripsWith(readStrips(base, pays), [
      [1, 18, 'four-leaf-clover'],
      [3, 26, 'four-leaf-clover'],
    ]),
  },
  freeSpins: { awards: { 3: 10, 4: 15, 5: 20 }, multiplier: 2, most: 60, bought: { spins: 10, coins: 744 } },
  opening: [18, 14, 8, 19, 18],
}
