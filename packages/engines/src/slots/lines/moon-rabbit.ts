import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'
import { firstLines } from './lines.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line; of the full-moon, what so many pay wherever they stand. */
const pays = {
  'rabbit-face': [5, 50, 200, 1000],
  'moon-cake': [2, 30, 100, 400],
  'red-paper-lantern': [0, 25, 80, 300],
  teapot: [0, 20, 60, 200],
  peach: [0, 15, 50, 150],
  'rice-ball': [0, 15, 40, 120],
  cloud: [0, 10, 30, 100],
  carrot: [0, 10, 25, 80],
  blossom: [0, 10, 25, 80],
  'full-moon': [0, 40, 200, 1000],
} as const

const base = [
  `cloud blossom rice-ball carrot blossom teapot cloud teapot carrot rice-ball moon-cake full-moon teapot
   blossom rice-ball rabbit-face cloud rice-ball red-paper-lantern blossom teapot red-paper-lantern blossom
   moon-cake rice-ball carrot peach rice-ball`,
  `cloud red-paper-lantern rice-ball teapot cloud rice-ball peach blossom rice-ball red-paper-lantern carrot
   blossom peach teapot blossom cloud full-moon carrot rabbit-face teapot blossom peach rice-ball cloud carrot
   peach rice-ball blossom carrot cloud moon-cake carrot`,
  `carrot cloud red-paper-lantern teapot rice-ball blossom moon-cake rice-ball carrot rice-ball blossom cloud
   rice-ball red-paper-lantern carrot blossom rice-ball teapot blossom cloud full-moon moon-cake rabbit-face
   rice-ball carrot teapot peach cloud blossom rice-ball`,
  `cloud moon-cake blossom rabbit-face peach cloud blossom full-moon moon-cake carrot rice-ball cloud moon-cake
   carrot cloud teapot rice-ball carrot blossom rice-ball carrot blossom teapot red-paper-lantern carrot`,
  `peach full-moon blossom carrot cloud rice-ball cloud moon-cake carrot rice-ball blossom rabbit-face teapot
   rice-ball carrot blossom cloud peach rice-ball red-paper-lantern peach carrot red-paper-lantern blossom
   cloud carrot`,
]

const free = [
  `carrot blossom teapot peach moon-cake cloud red-paper-lantern blossom rice-ball carrot cloud peach rice-ball
   blossom carrot teapot blossom cloud red-paper-lantern carrot rabbit-face cloud blossom full-moon carrot
   blossom moon-cake`,
  `rabbit-face peach blossom rice-ball red-paper-lantern carrot blossom moon-cake teapot carrot peach blossom
   rice-ball teapot carrot blossom full-moon cloud teapot blossom peach carrot rice-ball cloud blossom`,
  `blossom carrot moon-cake rabbit-face carrot blossom rice-ball cloud teapot full-moon rice-ball peach teapot
   blossom rice-ball carrot blossom peach cloud rice-ball carrot cloud blossom red-paper-lantern carrot peach
   red-paper-lantern`,
  `carrot cloud blossom rice-ball peach blossom cloud teapot red-paper-lantern carrot rice-ball blossom carrot
   moon-cake cloud rice-ball red-paper-lantern carrot teapot peach blossom cloud carrot rabbit-face full-moon
   blossom teapot`,
  `red-paper-lantern blossom peach rice-ball moon-cake rice-ball red-paper-lantern blossom peach carrot blossom
   rabbit-face rice-ball teapot carrot blossom peach cloud teapot carrot blossom cloud full-moon carrot
   rice-ball cloud carrot moon-cake`,
]

/** The gentlest: twenty lines with small steps between the prizes, and free spins that count thrice. */
export const moonRabbit: SlotMachine = {
  code: 'moon-rabbit',
  mathVersion: '1.2.0',
  rows: 3,
  wild: 'rabbit-face',
  scatter: 'full-moon',
  pays,
  lines: firstLines(20),
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 3: 9, 4: 12, 5: 18 }, multiplier: 3, most: 60, bought: { spins: 9, coins: 467 } },
  gamble: { cards: 5, ceiling: 500 },
  opening: [15, 6, 0, 16, 1],
}
