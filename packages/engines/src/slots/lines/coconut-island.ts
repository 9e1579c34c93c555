import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'
import { firstLines } from './lines.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line; of the palm-tree, what so many pay wherever they stand. */
const pays = {
  coconut: [0, 50, 300, 1500],
  parrot: [0, 50, 250, 1000],
  'tropical-fish': [0, 40, 200, 750],
  crab: [0, 25, 100, 500],
  'spiral-shell': [0, 20, 80, 400],
  pineapple: [0, 15, 60, 250],
  hibiscus: [0, 10, 40, 150],
  banana: [0, 5, 25, 100],
  'umbrella-on-ground': [0, 5, 25, 100],
  'palm-tree': [0, 20, 100, 500],
} as const

const base = [
  `banana hibiscus umbrella-on-ground pineapple spiral-shell crab umbrella-on-ground pineapple palm-tree parrot
   crab banana tropical-fish pineapple umbrella-on-ground hibiscus parrot umbrella-on-ground crab banana
   tropical-fish hibiscus parrot spiral-shell crab banana umbrella-on-ground hibiscus pineapple spiral-shell`,
  `umbrella-on-ground crab spiral-shell hibiscus banana tropical-fish pineapple crab banana umbrella-on-ground
   hibiscus banana spiral-shell palm-tree pineapple umbrella-on-ground hibiscus pineapple banana tropical-fish
   parrot crab umbrella-on-ground hibiscus coconut`,
  `banana parrot crab spiral-shell hibiscus palm-tree pineapple banana coconut hibiscus banana parrot pineapple
   crab banana spiral-shell tropical-fish umbrella-on-ground hibiscus crab umbrella-on-ground hibiscus
   pineapple umbrella-on-ground hibiscus spiral-shell banana umbrella-on-ground pineapple crab`,
  `coconut parrot spiral-shell banana pineapple tropical-fish hibiscus banana spiral-shell umbrella-on-ground
   pineapple umbrella-on-ground banana hibiscus palm-tree umbrella-on-ground banana spiral-shell hibiscus
   banana umbrella-on-ground crab pineapple umbrella-on-ground tropical-fish crab hibiscus`,
  `banana spiral-shell hibiscus palm-tree pineapple hibiscus tropical-fish pineapple spiral-shell crab
   umbrella-on-ground banana tropical-fish hibiscus crab umbrella-on-ground banana hibiscus pineapple
   umbrella-on-ground parrot pineapple banana spiral-shell crab umbrella-on-ground tropical-fish spiral-shell
   coconut`,
]

const free = [
  `crab umbrella-on-ground tropical-fish banana hibiscus spiral-shell banana tropical-fish banana pineapple
   hibiscus banana umbrella-on-ground parrot hibiscus pineapple coconut spiral-shell pineapple hibiscus
   spiral-shell umbrella-on-ground crab banana palm-tree spiral-shell banana parrot pineapple`,
  `pineapple hibiscus spiral-shell banana tropical-fish pineapple crab umbrella-on-ground coconut banana
   hibiscus crab umbrella-on-ground pineapple hibiscus parrot crab hibiscus umbrella-on-ground banana pineapple
   palm-tree banana umbrella-on-ground spiral-shell banana hibiscus umbrella-on-ground`,
  `parrot tropical-fish pineapple spiral-shell crab banana hibiscus spiral-shell hibiscus pineapple palm-tree
   umbrella-on-ground crab hibiscus umbrella-on-ground pineapple tropical-fish umbrella-on-ground coconut crab
   hibiscus pineapple coconut banana pineapple umbrella-on-ground banana umbrella-on-ground`,
  `palm-tree pineapple spiral-shell hibiscus pineapple crab umbrella-on-ground coconut pineapple
   umbrella-on-ground tropical-fish hibiscus umbrella-on-ground banana crab hibiscus banana tropical-fish
   parrot spiral-shell banana parrot tropical-fish hibiscus umbrella-on-ground banana crab`,
  `palm-tree crab umbrella-on-ground tropical-fish banana spiral-shell umbrella-on-ground tropical-fish
   spiral-shell parrot banana pineapple parrot coconut spiral-shell umbrella-on-ground hibiscus banana
   umbrella-on-ground pineapple crab hibiscus pineapple spiral-shell parrot banana hibiscus pineapple crab
   hibiscus`,
]

/** Few lines and long waits: ten lines, and free spins in which wins count thrice. */
export const coconutIsland: SlotMachine = {
  code: 'coconut-island',
  mathVersion: '1.2.0',
  rows: 3,
  wild: 'coconut',
  scatter: 'palm-tree',
  pays,
  lines: firstLines(10),
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 3: 10, 4: 15, 5: 25 }, multiplier: 3, most: 60, bought: { spins: 10, coins: 310 } },
  gamble: { cards: 5, ceiling: 1000 },
  opening: [23, 13, 29, 0, 12],
}
