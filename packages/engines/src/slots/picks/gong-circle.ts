import { firstLines } from '../lines/lines.ts'
import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line; of the gong, what so many pay wherever they stand. */
const pays = {
  ranat: [5, 60, 250, 1500],
  ching: [2, 40, 150, 600],
  'saw-fiddle': [0, 30, 100, 400],
  'long-drum': [0, 20, 80, 300],
  flute: [0, 15, 60, 200],
  jasmine: [0, 10, 40, 125],
  lotus: [0, 10, 30, 100],
  'diya-lamp': [0, 5, 20, 75],
  'folding-hand-fan': [0, 5, 20, 60],
  gong: [0, 40, 200, 1000],
} as const

const base = [
  `diya-lamp ranat flute folding-hand-fan long-drum diya-lamp jasmine lotus folding-hand-fan long-drum
   lotus diya-lamp saw-fiddle flute jasmine folding-hand-fan lotus jasmine ching lotus folding-hand-fan
   gong diya-lamp ching saw-fiddle long-drum jasmine diya-lamp folding-hand-fan flute`,
  `saw-fiddle lotus ching long-drum folding-hand-fan lotus jasmine saw-fiddle long-drum flute jasmine
   folding-hand-fan diya-lamp flute jasmine ching diya-lamp lotus ranat folding-hand-fan gong diya-lamp
   long-drum folding-hand-fan diya-lamp jasmine lotus diya-lamp folding-hand-fan flute`,
  `folding-hand-fan jasmine long-drum saw-fiddle diya-lamp long-drum folding-hand-fan lotus jasmine
   diya-lamp ching lotus folding-hand-fan flute ching diya-lamp jasmine folding-hand-fan diya-lamp lotus
   saw-fiddle jasmine diya-lamp flute folding-hand-fan ranat long-drum lotus ranat gong flute`,
  `jasmine flute lotus folding-hand-fan flute diya-lamp long-drum lotus ranat folding-hand-fan jasmine
   flute diya-lamp long-drum folding-hand-fan diya-lamp ching folding-hand-fan long-drum lotus jasmine
   saw-fiddle gong lotus diya-lamp folding-hand-fan jasmine diya-lamp ching saw-fiddle`,
  `ching lotus jasmine diya-lamp ching lotus folding-hand-fan flute jasmine lotus diya-lamp
   folding-hand-fan gong diya-lamp jasmine long-drum diya-lamp saw-fiddle lotus folding-hand-fan flute
   long-drum jasmine folding-hand-fan diya-lamp saw-fiddle ranat flute long-drum folding-hand-fan`,
]

/** An orchestra of the old kind: twenty lines, and a circle of sixteen gongs to strike, as the large one has. */
export const gongCircle: SlotMachine = {
  code: 'gong-circle',
  mathVersion: '1.0.0',
  rows: 3,
  wild: 'ranat',
  scatter: 'gong',
  pays,
  lines: firstLines(20),
  strips: { base: readStrips(base, pays), free: [] },
  freeSpins: { awards: {}, multiplier: 1, most: 0 },
  pick: {
    times: { 3: 1, 4: 2, 5: 10 },
    prizes: [
      { coins: 40, places: 5 },
      { coins: 60, places: 3 },
      { coins: 100, places: 3 },
      { coins: 160, places: 1 },
      { coins: 500, places: 1 },
    ],
    factors: [{ factor: 2, places: 1 }],
    ends: 2,
  },
  opening: [21, 2, 26, 28, 25],
}
