import { firstLines } from '../lines/lines.ts'
import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line; of the bucket, what so many pay wherever they stand. */
const pays = {
  'water-pistol': [0, 0, 0, 0],
  sunglasses: [0, 12, 40, 120],
  't-shirt': [0, 12, 30, 100],
  'thong-sandal': [0, 10, 25, 75],
  coconut: [0, 8, 20, 60],
  watermelon: [0, 6, 15, 50],
  'shaved-ice': [0, 5, 12, 40],
  blossom: [0, 4, 10, 30],
  droplet: [0, 4, 8, 25],
  bucket: [0, 20, 100, 500],
} as const

const base = [
  `bucket droplet thong-sandal watermelon droplet t-shirt blossom watermelon droplet coconut t-shirt
   shaved-ice sunglasses shaved-ice droplet blossom shaved-ice thong-sandal blossom shaved-ice t-shirt
   watermelon blossom shaved-ice blossom watermelon sunglasses`,
  `shaved-ice watermelon droplet coconut t-shirt blossom shaved-ice sunglasses watermelon droplet
   water-pistol droplet thong-sandal blossom coconut t-shirt sunglasses thong-sandal blossom coconut
   sunglasses coconut thong-sandal watermelon droplet watermelon blossom bucket`,
  `shaved-ice blossom droplet water-pistol t-shirt droplet sunglasses t-shirt blossom thong-sandal
   water-pistol sunglasses blossom shaved-ice blossom watermelon coconut watermelon blossom coconut
   shaved-ice t-shirt coconut shaved-ice bucket droplet t-shirt watermelon droplet`,
  `blossom thong-sandal blossom watermelon droplet coconut t-shirt watermelon droplet shaved-ice bucket
   droplet shaved-ice water-pistol droplet sunglasses thong-sandal blossom shaved-ice thong-sandal blossom
   coconut droplet shaved-ice sunglasses thong-sandal sunglasses t-shirt`,
  `thong-sandal sunglasses watermelon shaved-ice blossom droplet watermelon shaved-ice blossom bucket blossom
   shaved-ice t-shirt thong-sandal watermelon droplet blossom watermelon droplet watermelon shaved-ice
   sunglasses shaved-ice thong-sandal coconut watermelon droplet`,
]

const free = [
  `bucket droplet sunglasses watermelon blossom coconut blossom watermelon thong-sandal droplet t-shirt
   sunglasses thong-sandal blossom thong-sandal watermelon shaved-ice blossom t-shirt shaved-ice watermelon
   thong-sandal shaved-ice droplet blossom shaved-ice`,
  `watermelon coconut shaved-ice thong-sandal coconut sunglasses coconut droplet t-shirt droplet shaved-ice
   droplet bucket thong-sandal shaved-ice blossom watermelon blossom watermelon water-pistol blossom t-shirt
   blossom t-shirt watermelon droplet`,
  `bucket sunglasses coconut droplet blossom coconut shaved-ice t-shirt sunglasses shaved-ice blossom
   thong-sandal blossom thong-sandal t-shirt blossom watermelon shaved-ice droplet shaved-ice t-shirt
   thong-sandal sunglasses watermelon t-shirt water-pistol shaved-ice droplet`,
  `watermelon sunglasses t-shirt droplet blossom coconut blossom water-pistol thong-sandal droplet watermelon
   shaved-ice t-shirt watermelon shaved-ice thong-sandal blossom shaved-ice thong-sandal blossom droplet
   bucket thong-sandal watermelon shaved-ice sunglasses coconut blossom`,
  `blossom thong-sandal droplet bucket droplet coconut shaved-ice watermelon blossom droplet shaved-ice
   thong-sandal blossom sunglasses blossom watermelon thong-sandal droplet shaved-ice watermelon shaved-ice
   coconut droplet t-shirt watermelon sunglasses t-shirt`,
]

/** Ten lines that water pistols soak again and again, reel by reel; in eight free spins and more nothing dries. */
export const songkranSplash: SlotMachine = {
  code: 'songkran-splash',
  mathVersion: '1.1.0',
  rows: 3,
  wild: 'water-pistol',
  scatter: 'bucket',
  pays,
  lines: firstLines(10),
  wildsFill: true,
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 3: 8, 4: 10, 5: 12 }, multiplier: 1, most: 24, stay: true, bought: { spins: 8, coins: 324 } },
  opening: [20, 27, 7, 2, 6],
}
