import { firstLines } from '../lines/lines.ts'
import type { SlotMachine } from '../machine.ts'
import { readStrips, stripsWith } from '../strips.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line; of the lantern, what so many pay wherever they stand. */
const pays = {
  tiger: [10, 100, 750, 3000],
  crown: [0, 50, 300, 1500],
  gem: [0, 40, 200, 750],
  coin: [0, 20, 80, 400],
  lotus: [0, 20, 80, 400],
  bell: [0, 15, 50, 200],
  gift: [0, 15, 50, 200],
  mango: [0, 10, 30, 100],
  cherries: [0, 10, 30, 100],
  lantern: [0, 40, 200, 1000],
} as const

const base = [
  `coin gift bell mango coin bell mango coin gift mango bell coin gem bell coin lotus mango cherries bell lantern
   mango bell tiger coin bell mango cherries gem mango bell crown mango`,
  `gift lotus gem gift mango lotus gem cherries gift lotus gem gift crown bell gem gift lotus cherries tiger lotus
   cherries crown gift lotus cherries gem gift coin lantern lotus crown gem`,
  `crown coin cherries gem gift lotus bell coin cherries mango lantern cherries bell lotus mango gift cherries gem
   coin bell gift tiger bell crown lotus mango gift cherries coin mango cherries`,
  `gem cherries coin bell mango gem gift coin lantern lotus cherries crown gift lotus gem bell crown coin bell
   lotus gift mango lotus cherries mango gift lotus gem bell coin tiger mango`,
  `gift lotus bell lantern crown cherries bell mango gem bell gift gem coin mango lotus coin crown tiger cherries
   mango gift bell crown gift gem coin lotus mango coin lotus cherries gem`,
]

/** The reels of the free spins: shorter, and with two tigers on each of the three in the middle. */
const free = [
  `lotus mango coin bell mango gift gem coin mango bell coin crown lotus bell cherries gem coin gift mango bell
   coin crown tiger lantern mango bell cherries mango bell`,
  `gift gem tiger lotus mango crown lotus gem coin gift gem tiger mango lotus gem cherries gift gem lantern gift
   lotus crown cherries gift crown lotus gift cherries bell lotus`,
  `tiger bell mango cherries gift tiger bell lotus gift cherries coin mango gem cherries mango crown lotus gem coin
   mango cherries gift lotus crown coin lantern bell coin cherries mango`,
  `coin lotus cherries mango tiger cherries lotus gem crown mango bell gem crown gift cherries bell coin lotus gift
   mango lantern gift gem coin tiger mango lotus gift bell gem`,
  `lotus crown bell gem cherries mango coin lotus gift mango bell cherries coin crown gem bell coin gift lotus gem
   crown gift mango coin tiger lotus lantern cherries mango`,
]

/** Golden Tiger: five reels of three rows, twenty lines; three lanterns give ten free spins in which wins count thrice. */
export const goldenTiger: SlotMachine = {
  code: 'golden-tiger',
  mathVersion: '1.2.0',
  rows: 3,
  wild: 'tiger',
  scatter: 'lantern',
  pays,
  lines: firstLines(20),
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  ante: {
    coins: 28,
    strips: stripsWith(readStrips(base, pays), [
      [0, 15, 'lantern'],
      [0, 6, 'cherries'],
      [1, 12, 'lantern'],
    ]),
  },
  freeSpins: { awards: { 3: 10, 4: 15, 5: 20 }, multiplier: 3, most: 50, bought: { spins: 10, coins: 883 } },
  opening: [25, 27, 20, 11, 3],
}
