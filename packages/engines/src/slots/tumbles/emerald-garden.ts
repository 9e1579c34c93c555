import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'

/** What 8, 10 and 12 and more pay wherever they are seen, in coins. */
const pays = {
  'four-leaf-clover': [0, 0, 0],
  peacock: [35, 90, 400],
  lotus: [25, 70, 200],
  butterfly: [20, 45, 160],
  frog: [14, 35, 100],
  tulip: [8, 20, 70],
  'lady-beetle': [8, 18, 50],
  herb: [5, 14, 45],
  'leaf-fluttering-in-wind': [4, 10, 35],
  'jade-disc': [0, 0, 0],
} as const

const base = [
  `herb frog leaf-fluttering-in-wind leaf-fluttering-in-wind butterfly tulip herb butterfly herb lotus
   jade-disc lotus frog peacock lady-beetle lady-beetle`,
  `lotus peacock peacock lotus herb herb frog herb herb lady-beetle tulip tulip jade-disc frog lady-beetle
   leaf-fluttering-in-wind butterfly butterfly`,
  `lotus lotus herb peacock frog tulip leaf-fluttering-in-wind leaf-fluttering-in-wind four-leaf-clover herb
   tulip butterfly lady-beetle lady-beetle butterfly frog peacock`,
  `lady-beetle leaf-fluttering-in-wind frog leaf-fluttering-in-wind frog peacock peacock herb lotus tulip
   lotus four-leaf-clover lady-beetle herb butterfly herb lotus`,
  `lotus lotus leaf-fluttering-in-wind peacock jade-disc tulip frog leaf-fluttering-in-wind frog butterfly
   tulip peacock lady-beetle herb butterfly tulip herb butterfly`,
  `lotus jade-disc herb herb butterfly tulip tulip peacock peacock peacock leaf-fluttering-in-wind
   leaf-fluttering-in-wind lotus lady-beetle butterfly butterfly`,
]

const free = [
  `leaf-fluttering-in-wind lady-beetle lotus lotus tulip jade-disc tulip tulip leaf-fluttering-in-wind
   lady-beetle leaf-fluttering-in-wind peacock butterfly butterfly frog frog`,
  `leaf-fluttering-in-wind lady-beetle leaf-fluttering-in-wind lotus frog lotus frog tulip tulip lady-beetle
   butterfly butterfly herb jade-disc peacock peacock herb herb`,
  `lady-beetle lady-beetle herb herb leaf-fluttering-in-wind butterfly peacock leaf-fluttering-in-wind lotus
   lotus butterfly four-leaf-clover tulip frog frog peacock lady-beetle`,
  `frog lotus butterfly butterfly herb herb peacock peacock peacock leaf-fluttering-in-wind four-leaf-clover
   lady-beetle frog tulip frog lady-beetle lotus`,
  `jade-disc lotus lotus butterfly butterfly frog tulip tulip leaf-fluttering-in-wind
   leaf-fluttering-in-wind butterfly herb lady-beetle lady-beetle peacock peacock lotus frog`,
  `herb herb peacock butterfly butterfly butterfly leaf-fluttering-in-wind frog leaf-fluttering-in-wind
   lady-beetle tulip tulip lotus jade-disc peacock lotus`,
]

/** Small wins on a long ladder: up to ten times in the paid spin, up to fifteen in free ones. */
export const emeraldGarden: SlotMachine = {
  code: 'emerald-garden',
  mathVersion: '1.1.0',
  rows: 5,
  wild: 'four-leaf-clover',
  scatter: 'jade-disc',
  pays,
  counts: [8, 10, 12],
  pattern: 'anywhere',
  lines: [],
  coins: 20,
  tumbles: { base: [1, 2, 3, 4, 5, 6, 8, 10], free: [3, 4, 5, 6, 8, 10, 12, 15] },
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 4: 8, 5: 10, 6: 12, 7: 14 }, multiplier: 1, most: 24, bought: { spins: 8, coins: 564 } },
  opening: [5, 17, 4, 12, 1, 14],
}
