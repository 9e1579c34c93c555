import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'
import { firstLines } from './lines.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line; of the basket, what so many pay wherever they stand. */
const pays = {
  durian: [10, 75, 300, 1250],
  mango: [0, 50, 250, 1000],
  pineapple: [0, 40, 150, 600],
  watermelon: [0, 25, 100, 400],
  coconut: [0, 20, 75, 300],
  grapes: [0, 15, 50, 200],
  melon: [0, 15, 50, 150],
  tangerine: [0, 10, 30, 100],
  cherries: [0, 10, 30, 100],
  basket: [0, 50, 250, 1250],
} as const

const base = [
  `grapes cherries mango durian cherries melon watermelon pineapple grapes tangerine coconut grapes coconut
   mango tangerine melon coconut tangerine melon cherries coconut cherries watermelon tangerine grapes cherries
   tangerine mango melon tangerine watermelon tangerine basket melon`,
  `tangerine basket grapes tangerine melon cherries watermelon melon durian cherries mango melon cherries
   grapes mango tangerine coconut melon cherries mango watermelon pineapple grapes tangerine watermelon grapes
   tangerine coconut grapes cherries`,
  `melon pineapple mango basket cherries tangerine pineapple grapes cherries pineapple tangerine melon cherries
   coconut grapes tangerine coconut melon durian cherries watermelon melon tangerine grapes melon tangerine
   grapes coconut watermelon melon cherries tangerine melon grapes coconut`,
  `pineapple melon tangerine watermelon cherries grapes melon mango coconut cherries melon tangerine watermelon
   mango cherries grapes coconut tangerine watermelon coconut cherries pineapple basket tangerine pineapple
   grapes melon cherries tangerine durian grapes`,
  `melon cherries pineapple watermelon grapes tangerine melon cherries tangerine watermelon coconut cherries
   tangerine grapes watermelon mango melon grapes basket cherries pineapple coconut grapes cherries tangerine
   mango grapes tangerine cherries melon coconut durian watermelon`,
]

const free = [
  `grapes durian watermelon tangerine coconut cherries mango cherries tangerine grapes watermelon tangerine
   melon cherries watermelon melon basket cherries melon grapes watermelon pineapple grapes cherries melon
   tangerine cherries grapes pineapple melon grapes tangerine cherries`,
  `pineapple coconut tangerine grapes melon cherries grapes coconut durian mango watermelon cherries coconut
   grapes melon tangerine pineapple watermelon tangerine cherries pineapple melon cherries mango pineapple
   watermelon melon basket grapes tangerine cherries mango tangerine grapes watermelon`,
  `tangerine melon cherries durian mango grapes watermelon coconut melon tangerine coconut grapes cherries
   durian coconut cherries tangerine coconut pineapple cherries watermelon melon cherries tangerine mango
   cherries melon pineapple cherries coconut tangerine grapes watermelon basket coconut`,
  `coconut tangerine cherries melon grapes cherries coconut tangerine grapes coconut cherries watermelon
   coconut grapes pineapple basket tangerine watermelon mango tangerine cherries melon pineapple durian mango
   grapes tangerine melon`,
  `pineapple cherries basket watermelon coconut tangerine grapes coconut cherries mango melon watermelon
   cherries tangerine coconut grapes melon tangerine cherries durian melon grapes mango cherries watermelon
   melon tangerine pineapple cherries tangerine grapes watermelon`,
]

/** Twenty-five lines; few free spins, but in these wins count four times. */
export const goldenDurian: SlotMachine = {
  code: 'golden-durian',
  mathVersion: '1.2.0',
  rows: 3,
  wild: 'durian',
  scatter: 'basket',
  pays,
  lines: firstLines(25),
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 3: 8, 4: 12, 5: 20 }, multiplier: 4, most: 60, bought: { spins: 8, coins: 741 } },
  gamble: { cards: 5, ceiling: 1000 },
  opening: [30, 12, 18, 14, 27],
}
