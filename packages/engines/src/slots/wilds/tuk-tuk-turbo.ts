import { firstLines } from '../lines/lines.ts'
import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line; of the chequered-flag, what so many pay wherever they stand. */
const pays = {
  'auto-rickshaw': [0, 0, 0, 0],
  trophy: [1, 25, 120, 600],
  'racing-car': [0, 20, 75, 400],
  stopwatch: [0, 12, 50, 250],
  'high-voltage': [0, 10, 30, 150],
  wheel: [0, 6, 20, 100],
  'rescue-workers-helmet': [0, 5, 12, 60],
  'fuel-pump': [0, 3, 8, 40],
  'vertical-traffic-light': [0, 2, 5, 20],
  'chequered-flag': [0, 40, 200, 1000],
} as const

const base = [
  `vertical-traffic-light stopwatch trophy racing-car high-voltage wheel racing-car wheel stopwatch
   high-voltage vertical-traffic-light wheel chequered-flag fuel-pump high-voltage fuel-pump
   rescue-workers-helmet stopwatch vertical-traffic-light fuel-pump rescue-workers-helmet fuel-pump
   rescue-workers-helmet fuel-pump wheel vertical-traffic-light rescue-workers-helmet`,
  `high-voltage vertical-traffic-light fuel-pump rescue-workers-helmet wheel stopwatch wheel
   vertical-traffic-light trophy rescue-workers-helmet high-voltage auto-rickshaw fuel-pump stopwatch
   vertical-traffic-light wheel stopwatch wheel chequered-flag rescue-workers-helmet vertical-traffic-light
   fuel-pump racing-car wheel fuel-pump vertical-traffic-light high-voltage rescue-workers-helmet`,
  `auto-rickshaw trophy rescue-workers-helmet racing-car wheel chequered-flag high-voltage stopwatch
   rescue-workers-helmet fuel-pump high-voltage vertical-traffic-light trophy rescue-workers-helmet
   high-voltage vertical-traffic-light rescue-workers-helmet fuel-pump rescue-workers-helmet trophy
   vertical-traffic-light stopwatch wheel stopwatch fuel-pump high-voltage vertical-traffic-light wheel`,
  `vertical-traffic-light stopwatch rescue-workers-helmet wheel fuel-pump stopwatch racing-car fuel-pump
   high-voltage wheel vertical-traffic-light chequered-flag stopwatch trophy wheel rescue-workers-helmet
   fuel-pump vertical-traffic-light racing-car auto-rickshaw vertical-traffic-light rescue-workers-helmet
   fuel-pump rescue-workers-helmet wheel fuel-pump wheel`,
  `high-voltage trophy fuel-pump stopwatch wheel rescue-workers-helmet stopwatch vertical-traffic-light
   trophy vertical-traffic-light fuel-pump vertical-traffic-light wheel fuel-pump chequered-flag
   rescue-workers-helmet trophy wheel rescue-workers-helmet wheel racing-car high-voltage racing-car
   fuel-pump rescue-workers-helmet fuel-pump stopwatch`,
]

const free = [
  `fuel-pump rescue-workers-helmet trophy racing-car rescue-workers-helmet fuel-pump racing-car fuel-pump
   high-voltage chequered-flag rescue-workers-helmet trophy rescue-workers-helmet fuel-pump wheel
   rescue-workers-helmet stopwatch wheel trophy high-voltage wheel fuel-pump vertical-traffic-light
   high-voltage wheel vertical-traffic-light stopwatch`,
  `vertical-traffic-light wheel chequered-flag racing-car rescue-workers-helmet trophy stopwatch
   rescue-workers-helmet wheel high-voltage rescue-workers-helmet fuel-pump wheel trophy
   rescue-workers-helmet auto-rickshaw stopwatch vertical-traffic-light fuel-pump rescue-workers-helmet
   auto-rickshaw`,
  `trophy auto-rickshaw trophy vertical-traffic-light high-voltage wheel stopwatch vertical-traffic-light
   stopwatch trophy rescue-workers-helmet wheel chequered-flag rescue-workers-helmet racing-car high-voltage
   fuel-pump stopwatch rescue-workers-helmet vertical-traffic-light rescue-workers-helmet`,
  `high-voltage vertical-traffic-light racing-car vertical-traffic-light stopwatch auto-rickshaw wheel
   stopwatch trophy wheel trophy vertical-traffic-light auto-rickshaw stopwatch rescue-workers-helmet
   fuel-pump chequered-flag stopwatch trophy wheel rescue-workers-helmet`,
  `rescue-workers-helmet fuel-pump trophy rescue-workers-helmet stopwatch vertical-traffic-light trophy
   vertical-traffic-light trophy rescue-workers-helmet trophy vertical-traffic-light stopwatch racing-car
   rescue-workers-helmet chequered-flag racing-car wheel vertical-traffic-light high-voltage wheel`,
]

/** Tuk-tuks multiply the wins of their lines: twice, five times in the middle, twenty times when three of them race on one line. */
export const tukTukTurbo: SlotMachine = {
  code: 'tuk-tuk-turbo',
  mathVersion: '1.1.0',
  rows: 3,
  wild: 'auto-rickshaw',
  scatter: 'chequered-flag',
  pays,
  lines: firstLines(20),
  wildFactors: [1, 2, 5, 2, 1],
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 3: 8, 4: 12, 5: 20 }, multiplier: 1, most: 40, bought: { spins: 8, coins: 497 } },
  opening: [9, 17, 7, 10, 24],
}
