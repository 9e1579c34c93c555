import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'
import { firstLines } from './lines.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line; of the hibiscus, what so many pay wherever they stand. */
const pays = {
  deer: [10, 75, 300, 1250],
  'hanuman-mask': [0, 50, 250, 1000],
  'bow-and-arrow': [0, 40, 150, 600],
  crown: [0, 25, 100, 400],
  peacock: [0, 20, 75, 300],
  butterfly: [0, 15, 50, 200],
  star: [0, 15, 50, 150],
  'cherry-blossom': [0, 10, 30, 100],
  'evergreen-tree': [0, 10, 30, 100],
  hibiscus: [0, 50, 250, 1250],
} as const

const base = [
  `cherry-blossom crown evergreen-tree peacock star cherry-blossom butterfly evergreen-tree star deer
   cherry-blossom hanuman-mask hibiscus cherry-blossom butterfly star evergreen-tree crown star peacock crown
   evergreen-tree hanuman-mask crown cherry-blossom butterfly bow-and-arrow evergreen-tree butterfly`,
  `evergreen-tree butterfly hibiscus evergreen-tree crown butterfly cherry-blossom evergreen-tree butterfly
   star crown evergreen-tree butterfly cherry-blossom peacock hanuman-mask deer cherry-blossom bow-and-arrow
   peacock star bow-and-arrow crown evergreen-tree cherry-blossom star bow-and-arrow evergreen-tree
   hanuman-mask cherry-blossom star peacock`,
  `hanuman-mask butterfly star peacock cherry-blossom star deer bow-and-arrow butterfly hanuman-mask
   evergreen-tree star peacock hanuman-mask evergreen-tree peacock cherry-blossom crown hibiscus butterfly
   evergreen-tree star cherry-blossom evergreen-tree butterfly cherry-blossom evergreen-tree crown star peacock
   cherry-blossom butterfly peacock crown bow-and-arrow`,
  `star cherry-blossom evergreen-tree star peacock hanuman-mask butterfly evergreen-tree bow-and-arrow
   cherry-blossom evergreen-tree star peacock crown cherry-blossom peacock star hibiscus evergreen-tree star
   crown cherry-blossom butterfly peacock star crown butterfly bow-and-arrow evergreen-tree cherry-blossom deer
   butterfly evergreen-tree`,
  `cherry-blossom peacock butterfly crown star cherry-blossom peacock butterfly evergreen-tree peacock
   hanuman-mask star evergreen-tree cherry-blossom bow-and-arrow star evergreen-tree cherry-blossom deer
   hanuman-mask evergreen-tree cherry-blossom peacock evergreen-tree butterfly hanuman-mask star hibiscus
   bow-and-arrow crown butterfly evergreen-tree bow-and-arrow star`,
]

const free = [
  `cherry-blossom butterfly evergreen-tree cherry-blossom butterfly peacock bow-and-arrow star hibiscus
   butterfly cherry-blossom crown star peacock cherry-blossom evergreen-tree hanuman-mask star cherry-blossom
   star evergreen-tree cherry-blossom butterfly deer bow-and-arrow evergreen-tree butterfly star crown peacock
   hanuman-mask evergreen-tree butterfly hanuman-mask evergreen-tree`,
  `bow-and-arrow peacock cherry-blossom butterfly evergreen-tree crown peacock cherry-blossom star
   evergreen-tree peacock butterfly hanuman-mask star evergreen-tree cherry-blossom evergreen-tree butterfly
   peacock cherry-blossom bow-and-arrow deer cherry-blossom butterfly hibiscus crown evergreen-tree
   bow-and-arrow hanuman-mask butterfly cherry-blossom`,
  `star evergreen-tree star cherry-blossom hanuman-mask evergreen-tree crown peacock butterfly deer peacock
   evergreen-tree cherry-blossom crown evergreen-tree hanuman-mask butterfly star evergreen-tree star deer
   crown cherry-blossom star bow-and-arrow crown cherry-blossom star bow-and-arrow butterfly hibiscus peacock
   hanuman-mask`,
  `deer hibiscus evergreen-tree cherry-blossom star cherry-blossom butterfly evergreen-tree star cherry-blossom
   crown hanuman-mask butterfly peacock cherry-blossom bow-and-arrow evergreen-tree peacock bow-and-arrow
   butterfly cherry-blossom crown evergreen-tree hanuman-mask cherry-blossom star peacock crown evergreen-tree
   peacock butterfly star`,
  `butterfly evergreen-tree star hanuman-mask peacock evergreen-tree cherry-blossom butterfly star crown
   butterfly star evergreen-tree cherry-blossom peacock butterfly star hibiscus cherry-blossom crown
   evergreen-tree cherry-blossom hanuman-mask peacock cherry-blossom deer evergreen-tree butterfly crown
   bow-and-arrow butterfly crown cherry-blossom`,
]

/** Twenty lines, and free spins in which two deer stand on the reel in the middle and wins count thrice. */
export const goldenDeer: SlotMachine = {
  code: 'golden-deer',
  mathVersion: '1.2.0',
  rows: 3,
  wild: 'deer',
  scatter: 'hibiscus',
  pays,
  lines: firstLines(20),
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 3: 10, 4: 12, 5: 15 }, multiplier: 3, most: 60, bought: { spins: 10, coins: 588 } },
  gamble: { cards: 5, ceiling: 500 },
  opening: [15, 7, 29, 16, 18],
}
