import { firstLines } from '../lines/lines.ts'
import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line; of the oyster, what so many pay wherever they stand. */
const pays = {
  'dragon-face': [0, 0, 0, 0],
  'trident-emblem': [0, 30, 150, 600],
  crown: [0, 25, 100, 400],
  ruby: [0, 20, 60, 300],
  amphora: [0, 12, 40, 200],
  octopus: [0, 10, 30, 120],
  'tropical-fish': [0, 8, 20, 80],
  'old-key': [0, 5, 15, 50],
  coral: [0, 4, 10, 30],
  'spiral-shell': [0, 3, 6, 20],
  oyster: [0, 60, 300, 3000],
} as const

const base = [
  `oyster trident-emblem old-key tropical-fish old-key coral octopus coral old-key crown tropical-fish
   spiral-shell ruby octopus ruby trident-emblem tropical-fish amphora tropical-fish spiral-shell coral
   spiral-shell ruby trident-emblem amphora octopus spiral-shell coral old-key amphora`,
  `old-key octopus tropical-fish spiral-shell coral tropical-fish trident-emblem octopus coral old-key coral
   spiral-shell octopus old-key tropical-fish trident-emblem old-key amphora oyster ruby amphora spiral-shell
   ruby crown dragon-face amphora spiral-shell trident-emblem coral spiral-shell`,
  `octopus spiral-shell coral spiral-shell dragon-face coral trident-emblem crown spiral-shell tropical-fish
   amphora coral amphora octopus old-key coral trident-emblem coral spiral-shell trident-emblem ruby
   tropical-fish octopus oyster ruby amphora old-key tropical-fish old-key spiral-shell tropical-fish`,
  `spiral-shell coral dragon-face amphora ruby oyster trident-emblem spiral-shell crown trident-emblem
   tropical-fish ruby spiral-shell tropical-fish amphora trident-emblem spiral-shell coral octopus
   tropical-fish coral old-key amphora ruby crown ruby octopus coral octopus ruby`,
  `spiral-shell octopus crown coral octopus amphora spiral-shell octopus tropical-fish old-key octopus
   spiral-shell octopus amphora ruby old-key crown oyster ruby coral ruby amphora trident-emblem old-key ruby
   coral spiral-shell tropical-fish coral`,
]

const free = [
  `trident-emblem crown coral old-key trident-emblem tropical-fish ruby amphora old-key tropical-fish ruby
   tropical-fish spiral-shell ruby spiral-shell octopus old-key amphora old-key amphora ruby old-key ruby
   oyster`,
  `old-key amphora tropical-fish ruby octopus ruby crown oyster tropical-fish octopus dragon-face old-key
   tropical-fish ruby coral tropical-fish trident-emblem ruby old-key octopus ruby tropical-fish ruby
   spiral-shell`,
  `tropical-fish trident-emblem octopus spiral-shell coral trident-emblem ruby tropical-fish coral
   spiral-shell tropical-fish ruby trident-emblem coral spiral-shell crown trident-emblem amphora ruby
   spiral-shell ruby oyster old-key dragon-face`,
  `coral ruby spiral-shell ruby crown octopus amphora dragon-face ruby coral tropical-fish old-key
   spiral-shell ruby crown trident-emblem spiral-shell ruby oyster ruby trident-emblem spiral-shell`,
  `ruby octopus ruby coral trident-emblem spiral-shell ruby amphora trident-emblem crown ruby old-key octopus
   old-key oyster ruby spiral-shell crown trident-emblem tropical-fish ruby spiral-shell old-key`,
]

/** Nagas multiply more the deeper they swim: twice, three times, five times from reel to reel, and with each other. */
export const nagaPalace: SlotMachine = {
  code: 'naga-palace',
  mathVersion: '1.1.0',
  rows: 3,
  wild: 'dragon-face',
  scatter: 'oyster',
  pays,
  lines: firstLines(20),
  wildFactors: [1, 2, 3, 5, 1],
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 3: 10, 4: 12, 5: 15 }, multiplier: 1, most: 30, bought: { spins: 10, coins: 557 } },
  opening: [0, 4, 1, 6, 15],
}
