import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'
import { firstLines } from './lines.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line; of the gem-stone, what so many pay wherever they stand. */
const pays = {
  crocodile: [0, 75, 500, 2500],
  crown: [0, 75, 400, 1500],
  'crossed-swords': [0, 50, 250, 1250],
  coin: [0, 30, 125, 600],
  'old-key': [0, 25, 100, 500],
  amphora: [0, 15, 60, 250],
  bat: [0, 10, 40, 150],
  fish: [0, 10, 30, 125],
  candle: [0, 5, 25, 100],
  'gem-stone': [0, 25, 125, 1250],
} as const

const base = [
  `amphora old-key fish candle bat fish candle crown fish amphora candle bat coin gem-stone fish coin bat
   candle old-key crossed-swords bat candle amphora crown old-key fish bat fish candle`,
  `crossed-swords candle coin bat gem-stone old-key fish crown candle old-key amphora coin candle amphora
   crossed-swords fish bat amphora candle old-key crocodile crown coin fish candle bat old-key`,
  `amphora candle crown crocodile candle coin bat amphora fish candle gem-stone fish candle crossed-swords coin
   bat old-key amphora bat fish coin crown fish candle amphora crown old-key fish`,
  `coin candle fish bat old-key fish candle amphora candle bat old-key amphora bat fish amphora candle fish
   coin crossed-swords old-key fish coin gem-stone crown amphora fish crossed-swords crocodile bat`,
  `candle amphora bat fish candle fish bat candle coin crown bat crocodile amphora crown fish old-key
   crossed-swords amphora old-key crossed-swords fish old-key bat candle gem-stone coin fish candle amphora
   old-key fish`,
]

const free = [
  `candle coin fish amphora crossed-swords fish bat crown candle bat fish old-key coin amphora candle
   crossed-swords crown amphora gem-stone bat old-key fish candle amphora coin candle fish bat old-key`,
  `crown amphora candle fish amphora candle old-key fish bat coin fish amphora candle bat coin crocodile fish
   gem-stone bat candle coin bat old-key candle fish crossed-swords`,
  `fish amphora crocodile bat candle crossed-swords bat old-key candle crown bat coin fish amphora gem-stone
   candle crown candle bat old-key fish coin amphora crown fish old-key candle`,
  `crown amphora fish amphora candle crossed-swords fish bat old-key candle coin crocodile fish crown candle
   coin bat candle gem-stone coin fish amphora old-key bat fish amphora crossed-swords bat coin`,
  `candle amphora bat coin fish crown crocodile old-key crossed-swords fish bat amphora candle old-key candle
   bat amphora crossed-swords old-key fish crown coin fish gem-stone amphora coin fish candle bat fish
   crossed-swords`,
]

/** The steepest: twenty-five lines, and a handful of free spins in which wins count five times. */
export const chalawanCave: SlotMachine = {
  code: 'chalawan-cave',
  mathVersion: '1.2.0',
  rows: 3,
  wild: 'crocodile',
  scatter: 'gem-stone',
  pays,
  lines: firstLines(25),
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 3: 7, 4: 10, 5: 15 }, multiplier: 5, most: 60, bought: { spins: 7, coins: 702 } },
  gamble: { cards: 5, ceiling: 1000 },
  opening: [12, 15, 16, 0, 10],
}
