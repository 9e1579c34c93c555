import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'
import { firstLines } from './lines.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line; of the full-moon, what so many pay wherever they stand. */
const pays = {
  krathong: [5, 50, 200, 1000],
  'sky-lantern': [2, 30, 100, 400],
  swan: [0, 25, 80, 300],
  lotus: [0, 20, 60, 200],
  candle: [0, 15, 50, 150],
  fish: [0, 15, 40, 120],
  star: [0, 10, 30, 100],
  blossom: [0, 10, 25, 80],
  herb: [0, 10, 25, 80],
  'full-moon': [0, 40, 200, 1000],
} as const

const base = [
  `lotus herb sky-lantern swan blossom lotus herb fish candle herb krathong star fish candle blossom fish swan
   blossom herb full-moon blossom star herb sky-lantern blossom lotus blossom star herb fish`,
  `sky-lantern blossom krathong star herb fish candle lotus swan star candle star swan herb star sky-lantern
   lotus blossom herb full-moon blossom herb fish blossom lotus candle blossom herb fish`,
  `lotus blossom swan star candle fish lotus herb fish blossom krathong herb star swan blossom candle herb fish
   full-moon blossom herb fish lotus sky-lantern blossom candle`,
  `blossom fish herb blossom candle sky-lantern herb star candle star krathong fish star lotus sky-lantern star
   blossom herb swan blossom star full-moon candle fish swan herb`,
  `krathong swan fish sky-lantern lotus star fish blossom lotus herb candle swan herb sky-lantern star
   full-moon blossom fish star candle blossom fish blossom herb candle blossom`,
]

const free = [
  `star blossom fish lotus candle herb candle fish full-moon sky-lantern swan herb blossom lotus krathong
   candle herb blossom lotus fish blossom herb star swan lotus fish blossom star herb`,
  `fish blossom candle krathong blossom lotus herb krathong full-moon candle fish herb candle star herb lotus
   blossom fish lotus sky-lantern blossom herb candle swan star blossom fish star herb`,
  `krathong herb lotus star sky-lantern fish candle herb krathong blossom fish swan candle fish herb full-moon
   swan star blossom sky-lantern lotus blossom star sky-lantern herb lotus fish herb candle blossom`,
  `krathong star fish sky-lantern lotus blossom star herb blossom lotus star sky-lantern swan herb candle
   full-moon star blossom swan krathong blossom fish candle sky-lantern blossom fish lotus herb candle fish`,
  `swan lotus fish blossom sky-lantern candle blossom herb fish star blossom lotus herb candle krathong
   sky-lantern blossom lotus herb swan blossom full-moon herb fish star herb fish star blossom candle`,
]

/** A calm river: twenty lines that win in nearly every other round, and many free spins that count twice. */
export const loyKrathongNight: SlotMachine = {
  code: 'loy-krathong-night',
  mathVersion: '1.2.0',
  rows: 3,
  wild: 'krathong',
  scatter: 'full-moon',
  pays,
  lines: firstLines(20),
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 3: 12, 4: 16, 5: 24 }, multiplier: 2, most: 60, bought: { spins: 12, coins: 521 } },
  gamble: { cards: 5, ceiling: 500 },
  opening: [13, 2, 7, 22, 14],
}
