import { firstLines } from '../lines/lines.ts'
import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line. */
const pays = {
  'lucky-seven': [0, 50, 250, 1000],
  crown: [0, 75, 350, 1200],
  'gem-stone': [0, 50, 160, 700],
  star: [0, 35, 100, 350],
  watermelon: [0, 25, 80, 250],
  grapes: [0, 16, 50, 160],
  lemon: [0, 14, 40, 140],
  tangerine: [0, 8, 25, 80],
  cherries: [3, 8, 16, 70],
  bell: [0, 0, 0, 0],
} as const

const base = [
  `tangerine star tangerine cherries gem-stone cherries lemon watermelon bell cherries watermelon star
   tangerine grapes cherries lemon grapes tangerine bell crown watermelon lemon crown gem-stone grapes bell
   lemon`,
  `grapes cherries lucky-seven lemon cherries tangerine watermelon gem-stone tangerine crown gem-stone
   watermelon tangerine star lemon bell grapes cherries watermelon grapes lemon tangerine lemon star bell
   bell cherries crown`,
  `gem-stone lucky-seven lemon cherries watermelon gem-stone crown lemon tangerine lemon cherries star
   grapes cherries grapes watermelon tangerine star tangerine lemon grapes cherries tangerine bell bell bell
   watermelon crown`,
  `tangerine cherries watermelon lemon grapes watermelon gem-stone star lemon star tangerine bell bell crown
   tangerine lemon tangerine bell lucky-seven watermelon cherries lemon grapes crown gem-stone cherries
   grapes cherries`,
  `bell lemon tangerine watermelon tangerine cherries star crown star tangerine lemon gem-stone watermelon
   crown lemon cherries gem-stone lemon grapes tangerine grapes cherries bell grapes cherries watermelon`,
]

/** Ten lines of fruit. Six bells stay, and three respins ring for more of them. */
export const goldenBell: SlotMachine = {
  code: 'golden-bell',
  mathVersion: '1.0.0',
  rows: 3,
  wild: 'lucky-seven',
  scatter: 'bell',
  pays,
  lines: firstLines(10),
  hold: {
    least: 6,
    respins: 3,
    of: 1240,
    values: [
      { value: 10, weight: 50 },
      { value: 20, weight: 30 },
      { value: 30, weight: 14 },
      { value: 50, weight: 8 },
      { value: 100, weight: 4 },
      { value: 250, weight: 1 },
    ],
    full: 10000,
  },
  strips: { base: readStrips(base, pays), free: [] },
  freeSpins: { awards: {}, multiplier: 1, most: 0 },
  opening: [23, 21, 11, 8, 17],
}
