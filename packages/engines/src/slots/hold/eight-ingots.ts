import { firstLines } from '../lines/lines.ts'
import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line. */
const pays = {
  'red-packet': [0, 88, 388, 1888],
  'jade-disc': [0, 60, 300, 1200],
  'red-paper-lantern': [0, 50, 150, 500],
  'bottle-gourd': [0, 30, 100, 300],
  firecracker: [0, 25, 75, 240],
  teapot: [0, 15, 50, 125],
  peach: [0, 12, 35, 120],
  dumpling: [0, 10, 25, 90],
  tangerine: [3, 6, 25, 75],
  'gold-ingot': [0, 0, 0, 0],
} as const

const base = [
  `teapot bottle-gourd dumpling firecracker dumpling jade-disc dumpling peach tangerine peach tangerine
   peach teapot jade-disc dumpling tangerine teapot bottle-gourd firecracker red-paper-lantern firecracker
   gold-ingot tangerine red-paper-lantern gold-ingot gold-ingot gold-ingot`,
  `peach red-packet tangerine firecracker bottle-gourd tangerine teapot bottle-gourd red-paper-lantern
   firecracker red-paper-lantern tangerine peach teapot dumpling jade-disc dumpling tangerine teapot
   dumpling jade-disc peach gold-ingot gold-ingot gold-ingot firecracker dumpling`,
  `dumpling tangerine bottle-gourd dumpling tangerine bottle-gourd firecracker peach teapot peach jade-disc
   firecracker red-paper-lantern tangerine teapot dumpling red-paper-lantern gold-ingot gold-ingot
   firecracker jade-disc gold-ingot gold-ingot gold-ingot teapot tangerine dumpling red-packet peach`,
  `tangerine firecracker dumpling firecracker peach bottle-gourd peach red-paper-lantern gold-ingot
   gold-ingot gold-ingot tangerine teapot dumpling teapot peach tangerine teapot jade-disc firecracker
   red-paper-lantern dumpling tangerine red-packet gold-ingot gold-ingot bottle-gourd jade-disc dumpling`,
  `jade-disc tangerine bottle-gourd tangerine dumpling red-packet peach teapot gold-ingot gold-ingot
   gold-ingot tangerine bottle-gourd teapot red-paper-lantern dumpling teapot firecracker dumpling peach
   firecracker tangerine jade-disc firecracker dumpling red-paper-lantern peach`,
]

/** Eight lines, and eight ingots to begin with: they come in stacks. A full house is worth 888 stakes. */
export const eightIngots: SlotMachine = {
  code: 'eight-ingots',
  mathVersion: '1.1.0',
  rows: 3,
  wild: 'red-packet',
  scatter: 'gold-ingot',
  pays,
  lines: firstLines(8),
  hold: {
    least: 8,
    respins: 3,
    of: 1260,
    values: [
      { value: 8, weight: 44 },
      { value: 16, weight: 28 },
      { value: 24, weight: 14 },
      { value: 40, weight: 8 },
      { value: 64, weight: 4 },
      { value: 144, weight: 2 },
      { value: 704, weight: 1 },
    ],
    full: 7104,
  },
  strips: { base: readStrips(base, pays), free: [] },
  freeSpins: { awards: {}, multiplier: 1, most: 0 },
  jackpot: { numbers: 100_000_000 },
  opening: [23, 17, 13, 2, 1],
}
