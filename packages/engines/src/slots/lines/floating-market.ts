import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'
import { firstLines } from './lines.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line; of the conical-hat, what so many pay wherever they stand. */
const pays = {
  'market-boat': [0, 0, 0, 0],
  durian: [5, 50, 120, 400],
  mango: [3, 40, 100, 300],
  pineapple: [0, 30, 80, 250],
  'steaming-bowl': [0, 30, 75, 200],
  shrimp: [0, 25, 60, 200],
  'mango-sticky-rice': [0, 20, 50, 150],
  coconut: [0, 15, 40, 120],
  banana: [0, 12, 30, 100],
  'conical-hat': [0, 50, 200, 1000],
} as const

const base = [
  `durian coconut steaming-bowl mango steaming-bowl coconut pineapple steaming-bowl banana mango-sticky-rice
   pineapple banana coconut banana mango-sticky-rice coconut banana mango mango-sticky-rice mango pineapple
   conical-hat coconut mango shrimp mango-sticky-rice steaming-bowl`,
  `coconut banana mango-sticky-rice pineapple banana market-boat coconut mango-sticky-rice pineapple durian
   shrimp mango coconut banana mango-sticky-rice durian shrimp steaming-bowl banana conical-hat mango coconut
   shrimp durian shrimp coconut mango-sticky-rice`,
  `durian coconut banana coconut steaming-bowl mango coconut mango banana mango-sticky-rice shrimp
   market-boat pineapple shrimp banana pineapple mango pineapple mango-sticky-rice banana steaming-bowl
   conical-hat banana steaming-bowl mango-sticky-rice mango durian shrimp`,
  `mango-sticky-rice market-boat mango-sticky-rice coconut mango-sticky-rice shrimp banana coconut mango
   pineapple shrimp mango shrimp conical-hat banana mango pineapple steaming-bowl mango-sticky-rice durian
   pineapple shrimp coconut steaming-bowl banana shrimp durian coconut`,
  `mango-sticky-rice banana conical-hat steaming-bowl pineapple steaming-bowl coconut mango-sticky-rice mango
   mango-sticky-rice market-boat banana shrimp banana shrimp pineapple mango pineapple shrimp steaming-bowl
   pineapple shrimp durian banana pineapple mango durian coconut`,
]

const free = [
  `mango-sticky-rice coconut mango mango-sticky-rice coconut shrimp banana mango-sticky-rice shrimp coconut
   pineapple conical-hat mango coconut pineapple banana shrimp steaming-bowl mango-sticky-rice durian banana
   mango-sticky-rice pineapple mango-sticky-rice durian mango`,
  `coconut shrimp steaming-bowl pineapple shrimp banana steaming-bowl coconut mango-sticky-rice durian banana
   mango-sticky-rice mango coconut durian mango-sticky-rice coconut pineapple mango durian coconut banana
   market-boat conical-hat mango-sticky-rice pineapple shrimp`,
  `banana coconut pineapple banana durian mango-sticky-rice market-boat mango-sticky-rice banana mango
   coconut mango-sticky-rice mango pineapple steaming-bowl mango-sticky-rice shrimp mango banana
   mango-sticky-rice conical-hat shrimp durian shrimp banana durian`,
  `shrimp banana mango-sticky-rice shrimp banana steaming-bowl pineapple conical-hat coconut durian
   market-boat shrimp coconut banana steaming-bowl mango-sticky-rice durian banana mango mango-sticky-rice
   coconut durian mango-sticky-rice pineapple banana mango coconut`,
  `shrimp banana coconut shrimp durian coconut banana durian mango-sticky-rice pineapple mango-sticky-rice
   mango coconut market-boat mango-sticky-rice shrimp durian pineapple mango-sticky-rice mango banana
   conical-hat shrimp pineapple coconut steaming-bowl mango`,
]

/** Twenty-five lines for a calm day: most wins are small and come often, and eight free spins and more count twice. */
export const floatingMarket: SlotMachine = {
  code: 'floating-market',
  mathVersion: '1.1.0',
  rows: 3,
  wild: 'market-boat',
  scatter: 'conical-hat',
  pays,
  lines: firstLines(25),
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 3: 8, 4: 10, 5: 15 }, multiplier: 2, most: 50, bought: { spins: 8, coins: 436 } },
  opening: [21, 17, 3, 24, 16],
}
