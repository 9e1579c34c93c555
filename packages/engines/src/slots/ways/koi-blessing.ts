import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'

/** What 2, 3, 4 and 5 from the left pay, in coins for each way; of the wind-chime, what so many pay wherever they stand. */
const pays = {
  'carp-streamer': [0, 0, 0, 0],
  'gold-ingot': [0, 10, 50, 300],
  'bottle-gourd': [0, 6, 30, 150],
  turtle: [0, 5, 20, 100],
  lotus: [0, 4, 12, 60],
  'tropical-fish': [0, 3, 8, 40],
  'cherry-blossom': [0, 2, 6, 20],
  coin: [0, 1, 4, 12],
  droplet: [0, 1, 2, 8],
  'wind-chime': [0, 40, 400, 0],
} as const

const base = [
  `wind-chime gold-ingot coin coin turtle turtle droplet droplet cherry-blossom cherry-blossom cherry-blossom
   lotus lotus droplet droplet droplet bottle-gourd bottle-gourd coin coin coin turtle turtle tropical-fish
   tropical-fish tropical-fish lotus lotus`,
  `tropical-fish tropical-fish lotus lotus lotus wind-chime tropical-fish tropical-fish gold-ingot gold-ingot
   bottle-gourd bottle-gourd cherry-blossom cherry-blossom coin coin turtle turtle turtle droplet droplet
   droplet coin coin coin carp-streamer droplet droplet`,
  `bottle-gourd bottle-gourd bottle-gourd turtle turtle tropical-fish tropical-fish coin coin droplet droplet
   droplet lotus lotus coin coin carp-streamer droplet droplet gold-ingot gold-ingot cherry-blossom
   cherry-blossom lotus lotus wind-chime tropical-fish tropical-fish`,
  `coin coin coin gold-ingot gold-ingot gold-ingot turtle turtle turtle wind-chime lotus lotus tropical-fish
   tropical-fish droplet droplet lotus lotus tropical-fish tropical-fish cherry-blossom cherry-blossom
   bottle-gourd bottle-gourd carp-streamer droplet droplet droplet`,
  `tropical-fish tropical-fish cherry-blossom cherry-blossom lotus lotus lotus bottle-gourd bottle-gourd coin
   coin turtle turtle turtle gold-ingot gold-ingot gold-ingot droplet droplet tropical-fish tropical-fish
   cherry-blossom cherry-blossom droplet droplet droplet`,
]

const free = [
  `cherry-blossom wind-chime turtle turtle lotus lotus lotus coin coin tropical-fish tropical-fish
   tropical-fish gold-ingot droplet droplet turtle turtle bottle-gourd coin coin coin droplet droplet droplet`,
  `droplet droplet turtle turtle turtle tropical-fish tropical-fish tropical-fish carp-streamer coin coin
   droplet droplet bottle-gourd wind-chime gold-ingot gold-ingot coin coin tropical-fish tropical-fish
   cherry-blossom cherry-blossom lotus`,
  `coin coin turtle turtle turtle gold-ingot gold-ingot carp-streamer turtle turtle turtle droplet droplet
   droplet lotus lotus lotus bottle-gourd tropical-fish tropical-fish cherry-blossom cherry-blossom
   cherry-blossom droplet droplet wind-chime`,
  `turtle turtle tropical-fish tropical-fish tropical-fish droplet droplet turtle turtle lotus lotus lotus
   carp-streamer cherry-blossom cherry-blossom cherry-blossom bottle-gourd coin coin coin droplet droplet
   droplet wind-chime gold-ingot gold-ingot`,
  `turtle turtle turtle tropical-fish tropical-fish tropical-fish droplet droplet droplet lotus lotus turtle
   turtle turtle gold-ingot gold-ingot gold-ingot droplet droplet coin coin lotus lotus bottle-gourd
   bottle-gourd bottle-gourd cherry-blossom cherry-blossom cherry-blossom`,
]

/** 1024 ways over four rows, symbols heaped up, and a few free spins that count five times. */
export const koiBlessing: SlotMachine = {
  code: 'koi-blessing',
  mathVersion: '1.2.0',
  rows: 4,
  wild: 'carp-streamer',
  scatter: 'wind-chime',
  pays,
  pattern: 'ways',
  lines: [],
  coins: 50,
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 3: 6, 4: 12 }, multiplier: 5, most: 30, bought: { spins: 6, coins: 1828 } },
  opening: [0, 10, 8, 12, 18],
}
