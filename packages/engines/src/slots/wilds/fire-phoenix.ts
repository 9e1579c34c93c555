import { firstLines } from '../lines/lines.ts'
import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line; of the fireball, what so many pay wherever they stand. */
const pays = {
  'phoenix-bird': [0, 0, 0, 0],
  crown: [0, 25, 100, 500],
  ruby: [0, 20, 60, 300],
  fire: [0, 12, 40, 200],
  'glowing-star': [0, 10, 30, 120],
  feather: [0, 6, 20, 75],
  'maple-leaf': [0, 5, 12, 50],
  hibiscus: [0, 3, 8, 30],
  'diya-lamp': [0, 2, 6, 20],
  fireball: [0, 50, 250, 2500],
} as const

const base = [
  `glowing-star hibiscus diya-lamp maple-leaf diya-lamp glowing-star crown hibiscus maple-leaf diya-lamp
   hibiscus fire maple-leaf fireball diya-lamp maple-leaf glowing-star hibiscus diya-lamp feather ruby
   maple-leaf fire feather hibiscus`,
  `glowing-star fire glowing-star diya-lamp crown feather hibiscus maple-leaf fire hibiscus feather
   maple-leaf ruby crown hibiscus maple-leaf fire fireball glowing-star hibiscus diya-lamp hibiscus
   maple-leaf feather glowing-star diya-lamp phoenix-bird`,
  `hibiscus maple-leaf ruby hibiscus feather phoenix-bird hibiscus glowing-star hibiscus maple-leaf diya-lamp
   feather fireball glowing-star diya-lamp feather crown diya-lamp maple-leaf crown glowing-star ruby crown
   maple-leaf glowing-star diya-lamp fire`,
  `maple-leaf feather diya-lamp maple-leaf feather maple-leaf crown glowing-star maple-leaf ruby hibiscus
   diya-lamp maple-leaf fireball hibiscus diya-lamp fire maple-leaf ruby glowing-star feather fire feather
   hibiscus phoenix-bird crown hibiscus`,
  `glowing-star fire hibiscus crown ruby crown glowing-star ruby glowing-star hibiscus glowing-star hibiscus
   maple-leaf fireball diya-lamp glowing-star diya-lamp crown maple-leaf feather hibiscus maple-leaf
   diya-lamp crown maple-leaf diya-lamp`,
]

const free = [
  `ruby crown hibiscus diya-lamp fireball fire hibiscus maple-leaf glowing-star hibiscus glowing-star crown
   diya-lamp crown glowing-star diya-lamp maple-leaf glowing-star hibiscus maple-leaf fire hibiscus
   maple-leaf feather crown diya-lamp`,
  `hibiscus phoenix-bird fire glowing-star ruby diya-lamp maple-leaf feather maple-leaf fireball maple-leaf
   feather fire crown glowing-star feather hibiscus fire crown feather ruby hibiscus maple-leaf fire
   diya-lamp crown diya-lamp`,
  `fireball diya-lamp glowing-star feather phoenix-bird hibiscus fire maple-leaf diya-lamp crown maple-leaf
   feather diya-lamp feather glowing-star ruby maple-leaf glowing-star crown feather hibiscus glowing-star
   maple-leaf glowing-star fire hibiscus`,
  `hibiscus fire diya-lamp fire hibiscus feather glowing-star diya-lamp crown fireball maple-leaf feather
   ruby hibiscus fire crown hibiscus fire maple-leaf glowing-star hibiscus diya-lamp phoenix-bird
   glowing-star maple-leaf ruby`,
  `diya-lamp ruby hibiscus diya-lamp feather diya-lamp crown hibiscus feather maple-leaf fire feather fire
   maple-leaf fireball fire crown hibiscus glowing-star maple-leaf hibiscus maple-leaf diya-lamp ruby crown`,
]

/** A phoenix sets its whole reel on fire, and in the free spins that reel burns to the end. */
export const firePhoenix: SlotMachine = {
  code: 'fire-phoenix',
  mathVersion: '1.1.0',
  rows: 3,
  wild: 'phoenix-bird',
  scatter: 'fireball',
  pays,
  lines: firstLines(25),
  wildsFill: true,
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 3: 6, 4: 8, 5: 10 }, multiplier: 1, most: 20, stay: true, bought: { spins: 6, coins: 807 } },
  opening: [1, 13, 10, 25, 9],
}
