import type { SlotMachine } from '../machine.ts'
import { readStrips, stripsWith } from '../strips.ts'

/** What clusters of 5, 6, 8, 10, 12 and 15 and more pay, in coins. */
const pays = {
  princess: [0, 0, 0, 0, 0, 0],
  butterfly: [20, 45, 90, 200, 500, 1600],
  hyacinth: [16, 30, 70, 160, 450, 1000],
  hibiscus: [10, 20, 45, 100, 250, 900],
  tulip: [8, 16, 35, 90, 200, 500],
  frangipani: [6, 14, 25, 70, 125, 350],
  'cherry-blossom': [6, 10, 20, 45, 100, 250],
  crown: [0, 0, 0, 0, 0, 0],
} as const

const base = [
  `frangipani crown hyacinth hibiscus butterfly frangipani cherry-blossom hyacinth cherry-blossom tulip
   tulip butterfly butterfly hibiscus hibiscus hibiscus frangipani butterfly`,
  `hyacinth hyacinth butterfly cherry-blossom crown hibiscus frangipani tulip tulip butterfly butterfly
   tulip hibiscus hyacinth hibiscus hyacinth frangipani frangipani`,
  `hibiscus hyacinth hyacinth hyacinth hibiscus cherry-blossom princess frangipani frangipani tulip tulip
   cherry-blossom cherry-blossom hibiscus butterfly butterfly hibiscus tulip`,
  `frangipani cherry-blossom butterfly butterfly cherry-blossom cherry-blossom hyacinth crown frangipani
   frangipani hibiscus butterfly tulip hyacinth hyacinth hibiscus hibiscus cherry-blossom`,
  `hyacinth tulip cherry-blossom hibiscus butterfly tulip butterfly butterfly frangipani frangipani
   cherry-blossom cherry-blossom butterfly frangipani cherry-blossom frangipani crown tulip`,
]

const free = [
  `hibiscus crown frangipani butterfly butterfly tulip cherry-blossom tulip tulip hyacinth hyacinth hyacinth
   hibiscus hibiscus frangipani frangipani hibiscus cherry-blossom`,
  `butterfly butterfly frangipani hyacinth tulip tulip hibiscus hibiscus frangipani frangipani princess
   hyacinth hyacinth tulip cherry-blossom cherry-blossom hyacinth crown`,
  `princess cherry-blossom cherry-blossom butterfly frangipani frangipani hyacinth hyacinth butterfly
   butterfly hibiscus frangipani tulip tulip hibiscus hibiscus cherry-blossom hyacinth`,
  `hibiscus cherry-blossom butterfly crown hibiscus cherry-blossom hyacinth princess butterfly butterfly
   frangipani frangipani frangipani tulip frangipani hibiscus hyacinth tulip`,
  `butterfly hyacinth butterfly cherry-blossom cherry-blossom butterfly crown cherry-blossom frangipani
   hyacinth hyacinth hibiscus tulip tulip tulip butterfly frangipani tulip`,
]

/** Clusters of flowers on five reels: small wins that come often, and a ladder that begins late. */
export const orchidPrincess: SlotMachine = {
  code: 'orchid-princess',
  mathVersion: '1.2.0',
  rows: 6,
  wild: 'princess',
  scatter: 'crown',
  pays,
  counts: [5, 6, 8, 10, 12, 15],
  pattern: 'clusters',
  lines: [],
  coins: 20,
  tumbles: { base: [1, 1, 2, 2, 3, 3, 5], free: [2, 2, 3, 3, 5, 5, 8] },
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  ante: {
    coins: 25,
    strips: stripsWith(readStrips(base, pays), [
      [3, 0, 'crown'],
      [3, 13, 'frangipani'],
    ]),
  },
  freeSpins: { awards: { 4: 6, 5: 8, 6: 10 }, multiplier: 1, most: 24, bought: { spins: 6, coins: 399 } },
  opening: [4, 11, 0, 17, 12],
}
