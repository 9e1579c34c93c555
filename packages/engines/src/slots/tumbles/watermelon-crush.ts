import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'

/** What 8, 10 and 12 and more pay wherever they are seen, in coins. */
const pays = {
  'tropical-drink': [0, 0, 0],
  pineapple: [40, 80, 250],
  mango: [30, 60, 200],
  strawberry: [20, 50, 150],
  peach: [15, 35, 125],
  grapes: [10, 30, 100],
  'kiwi-fruit': [10, 20, 60],
  tangerine: [8, 16, 50],
  lemon: [6, 12, 40],
  watermelon: [0, 0, 0],
} as const

const base = [
  `mango mango pineapple lemon lemon pineapple strawberry lemon grapes grapes kiwi-fruit kiwi-fruit
   tangerine tropical-drink peach peach strawberry tangerine`,
  `kiwi-fruit mango kiwi-fruit watermelon peach pineapple tangerine lemon mango grapes grapes tangerine
   grapes peach peach strawberry strawberry`,
  `lemon peach grapes grapes pineapple strawberry kiwi-fruit strawberry watermelon peach peach pineapple
   mango tangerine tangerine kiwi-fruit`,
  `peach strawberry strawberry watermelon grapes mango lemon grapes kiwi-fruit lemon tangerine tangerine
   tangerine grapes mango pineapple`,
  `tangerine tangerine peach peach lemon lemon kiwi-fruit kiwi-fruit strawberry strawberry watermelon grapes
   grapes pineapple tangerine peach mango`,
  `peach peach tropical-drink strawberry strawberry lemon lemon strawberry tangerine tangerine kiwi-fruit
   mango pineapple pineapple kiwi-fruit kiwi-fruit grapes grapes`,
]

const free = [
  `strawberry strawberry mango mango lemon tropical-drink grapes lemon lemon kiwi-fruit kiwi-fruit
   kiwi-fruit grapes grapes tangerine tangerine pineapple peach`,
  `strawberry mango strawberry mango peach watermelon kiwi-fruit grapes grapes pineapple pineapple tangerine
   tangerine lemon tangerine kiwi-fruit strawberry`,
  `mango mango tangerine grapes grapes kiwi-fruit grapes grapes lemon kiwi-fruit watermelon mango peach
   pineapple strawberry tangerine`,
  `tangerine peach strawberry mango lemon grapes strawberry mango grapes grapes grapes watermelon peach
   pineapple pineapple tangerine`,
  `grapes pineapple tangerine lemon mango mango lemon strawberry peach watermelon strawberry strawberry
   grapes peach peach kiwi-fruit grapes`,
  `tropical-drink grapes lemon tangerine lemon lemon mango strawberry peach mango strawberry strawberry
   mango kiwi-fruit pineapple grapes kiwi-fruit kiwi-fruit`,
]

/** A low ladder, many wins and many free spins, all of which count twice. */
export const watermelonCrush: SlotMachine = {
  code: 'watermelon-crush',
  mathVersion: '1.1.0',
  rows: 5,
  wild: 'tropical-drink',
  scatter: 'watermelon',
  pays,
  counts: [8, 10, 12],
  pattern: 'anywhere',
  lines: [],
  coins: 20,
  tumbles: { base: [1, 1, 2, 2, 3], free: [1, 2, 3, 4, 5] },
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 4: 7, 5: 9, 6: 11, 7: 13 }, multiplier: 2, most: 21, bought: { spins: 7, coins: 561 } },
  opening: [5, 14, 7, 12, 13, 4],
}
