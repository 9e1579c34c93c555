import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'

/** What 2, 3, 4 and 5 from the left pay, in coins for each way; of the feather, what so many pay wherever they stand. */
const pays = {
  peacock: [0, 0, 0, 0],
  crown: [0, 8, 25, 100],
  ring: [0, 6, 15, 60],
  ruby: [0, 4, 12, 40],
  maracas: [0, 4, 10, 30],
  'long-drum': [0, 3, 6, 20],
  hibiscus: [0, 2, 5, 15],
  rose: [0, 2, 4, 10],
  butterfly: [0, 1, 3, 8],
  feather: [0, 50, 0, 0],
} as const

const base = [
  `ring maracas maracas ruby ruby hibiscus hibiscus rose rose long-drum maracas ring ring hibiscus hibiscus
   butterfly crown ruby long-drum long-drum butterfly butterfly hibiscus rose`,
  `butterfly butterfly ruby rose rose maracas maracas long-drum long-drum peacock ruby ruby long-drum
   long-drum hibiscus hibiscus rose rose crown crown hibiscus hibiscus butterfly butterfly feather ring ring`,
  `ruby hibiscus hibiscus maracas maracas crown crown long-drum long-drum peacock hibiscus long-drum
   long-drum maracas butterfly butterfly feather rose rose butterfly butterfly hibiscus hibiscus long-drum
   ring ring`,
  `rose butterfly butterfly long-drum crown peacock butterfly butterfly rose rose maracas crown crown
   butterfly feather rose rose hibiscus hibiscus ring ring long-drum long-drum ruby hibiscus hibiscus`,
  `rose rose hibiscus hibiscus long-drum long-drum ruby maracas maracas rose crown ruby ruby butterfly
   butterfly rose rose long-drum long-drum ring ring butterfly butterfly maracas maracas`,
]

const free = [
  `hibiscus hibiscus maracas ruby ruby long-drum long-drum butterfly rose hibiscus hibiscus long-drum
   long-drum crown hibiscus hibiscus long-drum ruby ruby ring ring`,
  `hibiscus hibiscus long-drum long-drum peacock maracas long-drum long-drum butterfly butterfly hibiscus
   hibiscus crown long-drum long-drum ring hibiscus hibiscus ruby butterfly butterfly rose rose feather`,
  `hibiscus hibiscus long-drum long-drum peacock crown butterfly butterfly ring maracas hibiscus hibiscus
   long-drum long-drum rose feather hibiscus hibiscus long-drum long-drum ruby ruby butterfly butterfly`,
  `rose ruby long-drum long-drum maracas butterfly long-drum long-drum ring hibiscus hibiscus peacock
   long-drum long-drum ring ring hibiscus hibiscus feather crown hibiscus hibiscus`,
  `ring ring long-drum long-drum hibiscus hibiscus butterfly butterfly ring ring long-drum long-drum maracas
   hibiscus hibiscus ring ring ruby long-drum long-drum crown hibiscus hibiscus rose rose`,
]

/** 1024 ways over four rows. Three feathers on the reels in the middle give eight free spins that count three times. */
export const dancingPeacock: SlotMachine = {
  code: 'dancing-peacock',
  mathVersion: '1.2.0',
  rows: 4,
  wild: 'peacock',
  scatter: 'feather',
  pays,
  pattern: 'ways',
  lines: [],
  coins: 25,
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 3: 8 }, multiplier: 3, most: 40, bought: { spins: 8, coins: 1945 } },
  jackpot: { numbers: 2_000_000_000 },
  opening: [4, 20, 23, 11, 21],
}
