import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'

/** What 2, 3, 4 and 5 from the left pay, in coins for each way; of the sun-with-face, what so many pay wherever they stand. */
const pays = {
  lotus: [0, 0, 0, 0],
  swan: [2, 15, 40, 120],
  turtle: [0, 12, 30, 100],
  frog: [0, 10, 25, 80],
  fish: [0, 10, 20, 60],
  butterfly: [0, 8, 15, 50],
  duck: [0, 6, 15, 40],
  snail: [0, 5, 10, 30],
  herb: [0, 4, 8, 20],
  'sun-with-face': [0, 50, 250, 1250],
} as const

const base = [
  `butterfly duck fish turtle frog fish herb duck butterfly fish duck fish herb turtle swan turtle herb snail
   herb snail sun-with-face frog duck snail fish swan`,
  `snail turtle snail turtle duck herb lotus frog snail herb duck snail fish duck herb lotus herb duck frog
   butterfly snail sun-with-face frog butterfly fish butterfly swan frog`,
  `duck frog swan frog herb fish snail turtle lotus duck herb snail butterfly herb fish duck snail butterfly
   duck herb lotus snail sun-with-face snail frog duck butterfly turtle`,
  `swan snail fish sun-with-face herb snail frog butterfly fish duck swan fish snail herb snail butterfly
   swan lotus turtle duck turtle butterfly herb duck lotus herb swan fish`,
  `snail butterfly snail herb frog butterfly herb swan butterfly herb duck fish snail duck frog herb fish
   sun-with-face fish duck swan butterfly snail duck herb turtle`,
]

const free = [
  `snail duck herb sun-with-face duck swan frog herb fish duck swan herb butterfly turtle snail frog
   butterfly duck frog fish duck snail butterfly snail herb fish`,
  `butterfly fish swan duck herb fish duck herb snail swan sun-with-face frog turtle butterfly duck lotus
   duck swan frog butterfly turtle fish snail frog snail lotus herb snail`,
  `swan turtle snail duck snail butterfly fish duck herb butterfly fish duck herb frog swan fish snail swan
   duck lotus snail duck snail sun-with-face herb swan herb lotus frog fish`,
  `snail duck fish butterfly duck frog swan duck herb lotus frog snail turtle snail herb frog lotus herb fish
   butterfly fish snail swan turtle frog herb snail duck sun-with-face fish`,
  `herb duck butterfly swan duck sun-with-face herb swan frog duck fish frog butterfly herb butterfly turtle
   herb snail frog turtle herb frog duck fish snail swan`,
]

/** 243 ways that win often and little, and twelve free spins and more that count twice. */
export const fourLotuses: SlotMachine = {
  code: 'four-lotuses',
  mathVersion: '1.2.0',
  rows: 3,
  wild: 'lotus',
  scatter: 'sun-with-face',
  pays,
  pattern: 'ways',
  lines: [],
  coins: 25,
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 3: 12, 4: 16, 5: 24 }, multiplier: 2, most: 72, bought: { spins: 12, coins: 546 } },
  jackpot: { numbers: 2_000_000_000 },
  opening: [2, 9, 21, 0, 12],
}
