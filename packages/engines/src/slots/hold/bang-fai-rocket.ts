import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'
import { firstLines } from '../lines/lines.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line. */
const pays = {
  rocket: [0, 40, 200, 800],
  'water-buffalo': [0, 35, 180, 700],
  frog: [0, 25, 90, 350],
  'long-drum': [0, 18, 50, 180],
  flute: [0, 14, 45, 140],
  'conical-hat': [0, 8, 25, 90],
  'sheaf-of-rice': [0, 8, 25, 70],
  'cloud-with-rain': [0, 4, 14, 45],
  sun: [2, 4, 8, 35],
  'fireworks-burst': [0, 0, 0, 0],
} as const

const base = [
  `cloud-with-rain sun flute water-buffalo long-drum flute long-drum water-buffalo cloud-with-rain sun
   conical-hat fireworks-burst cloud-with-rain sun conical-hat sheaf-of-rice frog sheaf-of-rice sun
   cloud-with-rain sheaf-of-rice fireworks-burst frog conical-hat`,
  `flute sun frog rocket frog sheaf-of-rice water-buffalo rocket sheaf-of-rice cloud-with-rain flute
   conical-hat long-drum sheaf-of-rice conical-hat water-buffalo fireworks-burst sun fireworks-burst
   cloud-with-rain sun cloud-with-rain long-drum conical-hat cloud-with-rain`,
  `cloud-with-rain sheaf-of-rice cloud-with-rain conical-hat sun flute rocket frog water-buffalo sun
   sheaf-of-rice rocket cloud-with-rain sheaf-of-rice sun long-drum fireworks-burst water-buffalo
   fireworks-burst sun conical-hat long-drum flute frog`,
  `flute sun cloud-with-rain water-buffalo conical-hat sun sheaf-of-rice sun conical-hat fireworks-burst sun
   fireworks-burst frog rocket cloud-with-rain sheaf-of-rice long-drum cloud-with-rain frog sheaf-of-rice
   long-drum flute rocket water-buffalo`,
  `rocket cloud-with-rain water-buffalo flute conical-hat long-drum sheaf-of-rice sun cloud-with-rain frog
   sun fireworks-burst sun long-drum water-buffalo frog sun sheaf-of-rice conical-hat sheaf-of-rice flute
   cloud-with-rain fireworks-burst conical-hat cloud-with-rain`,
]

/** Twenty lines that win often. Five bursts of fireworks are enough, and four respins follow: modest values, long series. */
export const bangFaiRocket: SlotMachine = {
  code: 'bang-fai-rocket',
  mathVersion: '1.0.0',
  rows: 3,
  wild: 'rocket',
  scatter: 'fireworks-burst',
  pays,
  lines: firstLines(20),
  hold: { least: 5, respins: 4, of: 1280, values: [{ value: 20, weight: 60 }, { value: 40, weight: 25 }, { value: 60, weight: 12 }, { value: 100, weight: 6 }, { value: 160, weight: 2 }, { value: 300, weight: 1 }], full: 10000 },
  strips: { base: readStrips(base, pays), free: [] },
  freeSpins: { awards: {  }, multiplier: 1, most: 0 },
  opening: [5, 14, 23, 20, 6],
}
