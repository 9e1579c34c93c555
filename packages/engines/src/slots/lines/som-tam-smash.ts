import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'
import { firstLines } from './lines.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line; of the hot-pepper, what so many pay wherever they stand. */
const pays = {
  'som-tam-mortar': [5, 50, 200, 1000],
  crab: [2, 30, 100, 400],
  shrimp: [0, 25, 80, 300],
  tomato: [0, 20, 60, 200],
  lime: [0, 15, 50, 150],
  'ear-of-corn': [0, 15, 40, 120],
  peanuts: [0, 10, 30, 100],
  carrot: [0, 10, 25, 80],
  garlic: [0, 10, 25, 80],
  'hot-pepper': [0, 40, 200, 1000],
} as const

const base = [
  `ear-of-corn tomato lime shrimp carrot garlic ear-of-corn lime crab carrot garlic crab carrot hot-pepper lime
   garlic carrot som-tam-mortar garlic carrot ear-of-corn peanuts tomato crab peanuts ear-of-corn tomato shrimp`,
  `tomato ear-of-corn shrimp tomato som-tam-mortar peanuts carrot garlic lime crab garlic carrot crab
   ear-of-corn garlic peanuts lime carrot tomato shrimp peanuts carrot garlic hot-pepper carrot garlic
   ear-of-corn lime carrot peanuts`,
  `som-tam-mortar garlic carrot peanuts lime ear-of-corn peanuts garlic lime ear-of-corn garlic hot-pepper
   carrot shrimp lime peanuts carrot tomato garlic carrot peanuts crab ear-of-corn garlic carrot shrimp peanuts
   ear-of-corn tomato`,
  `ear-of-corn carrot garlic som-tam-mortar crab garlic carrot peanuts garlic ear-of-corn tomato lime peanuts
   garlic carrot ear-of-corn carrot garlic hot-pepper tomato carrot lime tomato shrimp lime`,
  `hot-pepper carrot ear-of-corn peanuts tomato carrot crab garlic som-tam-mortar ear-of-corn carrot garlic
   crab lime shrimp carrot crab garlic lime tomato carrot ear-of-corn garlic peanuts shrimp garlic`,
]

const free = [
  `ear-of-corn garlic lime carrot crab garlic ear-of-corn carrot garlic peanuts ear-of-corn shrimp garlic lime
   carrot tomato lime garlic som-tam-mortar shrimp tomato peanuts lime hot-pepper peanuts crab tomato garlic
   peanuts`,
  `hot-pepper ear-of-corn carrot garlic crab carrot garlic som-tam-mortar crab ear-of-corn peanuts carrot
   tomato garlic peanuts tomato ear-of-corn garlic lime crab carrot ear-of-corn lime tomato peanuts carrot
   shrimp garlic peanuts carrot lime`,
  `som-tam-mortar peanuts tomato ear-of-corn garlic carrot ear-of-corn lime crab garlic carrot shrimp peanuts
   garlic carrot peanuts ear-of-corn garlic lime crab garlic peanuts hot-pepper lime garlic tomato
   som-tam-mortar carrot ear-of-corn`,
  `carrot som-tam-mortar peanuts crab carrot lime shrimp carrot garlic tomato shrimp lime ear-of-corn garlic
   ear-of-corn carrot garlic lime carrot peanuts ear-of-corn tomato hot-pepper ear-of-corn shrimp crab
   ear-of-corn garlic tomato`,
  `ear-of-corn tomato garlic ear-of-corn carrot peanuts ear-of-corn carrot lime garlic peanuts tomato
   ear-of-corn lime peanuts garlic crab peanuts carrot garlic hot-pepper ear-of-corn carrot crab som-tam-mortar
   shrimp carrot lime shrimp`,
]

/** Twenty lines that win often, and fifteen free spins and more that count twice. */
export const somTamSmash: SlotMachine = {
  code: 'som-tam-smash',
  mathVersion: '1.2.0',
  rows: 3,
  wild: 'som-tam-mortar',
  scatter: 'hot-pepper',
  pays,
  lines: firstLines(20),
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 3: 15, 4: 20, 5: 25 }, multiplier: 2, most: 60, bought: { spins: 15, coins: 546 } },
  gamble: { cards: 5, ceiling: 500 },
  opening: [16, 18, 7, 18, 2],
}
