import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'

/** What 8, 10 and 12 and more pay wherever they are seen, in coins. */
const pays = {
  egg: [0, 0, 0],
  'mango-sticky-rice': [70, 200, 900],
  custard: [45, 125, 500],
  dango: [30, 90, 350],
  banana: [20, 70, 200],
  coconut: [14, 45, 125],
  pancakes: [10, 35, 100],
  chestnut: [8, 25, 90],
  peanuts: [6, 20, 70],
  jar: [0, 0, 0],
} as const

const base = [
  `banana banana peanuts peanuts chestnut coconut chestnut chestnut custard custard jar custard dango
   mango-sticky-rice pancakes pancakes`,
  `jar banana banana coconut coconut dango dango peanuts peanuts custard custard pancakes peanuts pancakes
   chestnut mango-sticky-rice peanuts`,
  `mango-sticky-rice chestnut dango custard dango pancakes pancakes custard peanuts peanuts
   mango-sticky-rice peanuts chestnut banana banana coconut`,
  `coconut banana peanuts peanuts coconut banana jar banana banana custard mango-sticky-rice chestnut
   chestnut pancakes dango dango`,
  `dango mango-sticky-rice coconut pancakes dango coconut dango chestnut peanuts peanuts jar peanuts banana
   banana peanuts pancakes custard`,
  `peanuts custard chestnut banana banana coconut coconut pancakes mango-sticky-rice dango dango jar
   mango-sticky-rice chestnut peanuts custard`,
]

const free = [
  `dango banana chestnut banana coconut coconut custard custard chestnut custard mango-sticky-rice peanuts
   pancakes pancakes jar dango`,
  `dango dango dango peanuts coconut coconut chestnut banana banana chestnut custard mango-sticky-rice
   pancakes mango-sticky-rice coconut jar peanuts`,
  `chestnut chestnut custard custard peanuts egg dango mango-sticky-rice pancakes peanuts pancakes coconut
   coconut peanuts banana chestnut`,
  `coconut custard chestnut custard chestnut mango-sticky-rice dango dango pancakes mango-sticky-rice
   pancakes jar peanuts banana coconut coconut`,
  `jar pancakes banana pancakes banana banana coconut coconut chestnut custard custard dango
   mango-sticky-rice mango-sticky-rice mango-sticky-rice dango peanuts`,
  `peanuts chestnut chestnut chestnut coconut dango dango peanuts mango-sticky-rice mango-sticky-rice
   pancakes jar custard custard custard coconut`,
]

/** The ladder doubles with every fall. Wins are fewer, and the free spins, where an egg stands for any sweet, much larger. */
export const thaiDessertJar: SlotMachine = {
  code: 'thai-dessert-jar',
  mathVersion: '1.1.0',
  rows: 5,
  wild: 'egg',
  scatter: 'jar',
  pays,
  counts: [8, 10, 12],
  pattern: 'anywhere',
  lines: [],
  coins: 20,
  tumbles: { base: [1, 2, 4, 8], free: [2, 4, 8, 16] },
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 5: 12, 6: 14, 7: 16, 8: 18 }, multiplier: 1, most: 36, bought: { spins: 12, coins: 1628 } },
  opening: [5, 14, 7, 12, 13, 14],
}
