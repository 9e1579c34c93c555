import { firstLines } from '../lines/lines.ts'
import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line. */
const pays = {
  'pirate-flag': [0, 60, 300, 1500],
  crown: [0, 40, 200, 900],
  parrot: [0, 35, 100, 450],
  'crossed-swords': [0, 20, 70, 200],
  compass: [0, 16, 50, 160],
  telescope: [0, 10, 35, 100],
  anchor: [0, 8, 25, 90],
  'old-key': [0, 5, 16, 50],
  'world-map': [3, 5, 10, 45],
  coin: [0, 0, 0, 0],
} as const

const base = [
  `coin crown world-map telescope old-key compass parrot crossed-swords world-map old-key anchor world-map
   old-key coin coin parrot crown old-key anchor telescope crossed-swords compass anchor telescope anchor
   world-map compass`,
  `anchor crown pirate-flag crossed-swords telescope parrot coin crossed-swords anchor old-key world-map
   old-key crown old-key compass coin coin parrot anchor telescope old-key world-map compass telescope
   world-map compass anchor world-map`,
  `parrot telescope old-key telescope world-map anchor old-key pirate-flag anchor pirate-flag crossed-swords
   old-key crossed-swords coin coin anchor world-map anchor parrot compass coin telescope world-map crown
   world-map old-key compass`,
  `parrot telescope anchor telescope world-map anchor world-map old-key compass world-map anchor coin
   telescope compass anchor world-map old-key pirate-flag parrot coin coin old-key crossed-swords old-key
   crossed-swords pirate-flag world-map crown`,
  `parrot anchor old-key anchor parrot anchor compass old-key world-map crossed-swords world-map anchor
   old-key crown compass pirate-flag crossed-swords telescope old-key crown compass coin coin world-map
   telescope world-map telescope`,
]

/** Twenty-five lines. A doubloon may be worth a hundred stakes, and a chest full of them two thousand more. */
export const pirateTreasure: SlotMachine = {
  code: 'pirate-treasure',
  mathVersion: '1.0.0',
  rows: 3,
  wild: 'pirate-flag',
  scatter: 'coin',
  pays,
  lines: firstLines(25),
  hold: {
    least: 6,
    respins: 3,
    of: 1630,
    values: [
      { value: 25, weight: 60 },
      { value: 50, weight: 30 },
      { value: 75, weight: 15 },
      { value: 125, weight: 9 },
      { value: 250, weight: 5 },
      { value: 500, weight: 2 },
      { value: 1250, weight: 1 },
      { value: 2500, weight: 1 },
    ],
    full: 50000,
  },
  strips: { base: readStrips(base, pays), free: [] },
  freeSpins: { awards: {}, multiplier: 1, most: 0 },
  opening: [13, 19, 0, 21, 12],
}
