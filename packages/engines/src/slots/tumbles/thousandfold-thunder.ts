import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'

/** What clusters of 5, 6, 8, 10, 12 and 15 and more pay, in coins. */
const pays = {
  'high-voltage': [0, 0, 0, 0, 0, 0],
  'trident-emblem': [35, 80, 200, 400, 1000, 2500],
  shield: [25, 50, 125, 250, 600, 1600],
  'gem-stone': [16, 30, 80, 160, 400, 1000],
  fire: [10, 20, 50, 125, 300, 800],
  cyclone: [6, 12, 30, 80, 200, 500],
  snowflake: [5, 10, 20, 60, 160, 400],
  droplet: [4, 8, 16, 40, 100, 300],
  'dragon-face': [0, 0, 0, 0, 0, 0],
} as const

const base = [
  `cyclone shield droplet trident-emblem cyclone droplet shield cyclone cyclone dragon-face shield fire
   shield snowflake trident-emblem snowflake`,
  `trident-emblem fire dragon-face snowflake droplet trident-emblem shield shield cyclone snowflake fire
   cyclone trident-emblem fire fire droplet`,
  `droplet fire trident-emblem snowflake snowflake gem-stone gem-stone dragon-face droplet fire cyclone
   cyclone fire gem-stone droplet shield shield`,
  `snowflake gem-stone gem-stone snowflake gem-stone trident-emblem trident-emblem dragon-face gem-stone
   fire cyclone cyclone fire shield droplet droplet shield`,
  `cyclone shield snowflake snowflake snowflake gem-stone gem-stone trident-emblem high-voltage gem-stone
   trident-emblem trident-emblem droplet trident-emblem droplet droplet`,
  `trident-emblem snowflake droplet gem-stone snowflake droplet gem-stone droplet dragon-face shield cyclone
   cyclone snowflake gem-stone shield snowflake`,
]

const free = [
  `fire droplet snowflake droplet dragon-face fire trident-emblem droplet snowflake droplet fire shield
   snowflake cyclone shield trident-emblem`,
  `high-voltage fire droplet droplet snowflake snowflake snowflake fire fire dragon-face trident-emblem
   shield gem-stone gem-stone fire snowflake`,
  `shield shield cyclone cyclone droplet cyclone dragon-face droplet snowflake droplet snowflake
   trident-emblem gem-stone trident-emblem snowflake droplet cyclone`,
  `snowflake shield trident-emblem gem-stone fire fire cyclone shield cyclone shield trident-emblem
   trident-emblem trident-emblem droplet droplet dragon-face cyclone`,
  `gem-stone gem-stone fire fire high-voltage cyclone shield shield shield fire trident-emblem
   trident-emblem snowflake trident-emblem droplet shield`,
  `cyclone dragon-face cyclone gem-stone snowflake snowflake droplet gem-stone cyclone snowflake shield
   gem-stone gem-stone shield cyclone shield`,
]

/** Clusters under a ladder that climbs to a thousand, and seldom far. */
export const thousandfoldThunder: SlotMachine = {
  code: 'thousandfold-thunder',
  mathVersion: '1.1.0',
  rows: 6,
  wild: 'high-voltage',
  scatter: 'dragon-face',
  pays,
  counts: [5, 6, 8, 10, 12, 15],
  pattern: 'clusters',
  lines: [],
  coins: 20,
  tumbles: { base: [1, 2, 5, 10, 25, 50, 100, 1000], free: [5, 10, 15, 25, 50, 100, 250, 500, 1000] },
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 5: 8, 6: 10 }, multiplier: 1, most: 16, bought: { spins: 8, coins: 956 } },
  opening: [14, 2, 1, 1, 14, 11],
}
