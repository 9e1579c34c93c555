import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'

/** What clusters of 5, 6, 8, 10, 12 and 15 and more pay, in coins. */
const pays = {
  dolphin: [0, 0, 0, 0, 0, 0],
  turtle: [35, 70, 125, 350, 800, 3000],
  octopus: [25, 50, 100, 250, 700, 2500],
  'tropical-fish': [16, 35, 75, 160, 500, 1600],
  blowfish: [14, 25, 50, 125, 350, 1000],
  jellyfish: [12, 16, 35, 80, 200, 700],
  coral: [8, 14, 25, 70, 160, 500],
  'spiral-shell': [8, 10, 25, 50, 125, 350],
  oyster: [0, 0, 0, 0, 0, 0],
} as const

const base = [
  `blowfish tropical-fish jellyfish turtle octopus tropical-fish blowfish coral coral spiral-shell
   spiral-shell oyster turtle jellyfish jellyfish octopus`,
  `tropical-fish blowfish spiral-shell spiral-shell octopus octopus coral oyster turtle coral coral turtle
   tropical-fish blowfish jellyfish jellyfish`,
  `coral tropical-fish turtle tropical-fish blowfish blowfish oyster spiral-shell spiral-shell spiral-shell
   coral octopus octopus jellyfish jellyfish`,
  `blowfish blowfish tropical-fish tropical-fish turtle turtle coral spiral-shell spiral-shell octopus
   jellyfish jellyfish jellyfish coral spiral-shell dolphin`,
  `tropical-fish tropical-fish coral coral blowfish blowfish coral octopus jellyfish jellyfish turtle
   octopus turtle spiral-shell spiral-shell oyster`,
  `turtle coral coral jellyfish jellyfish blowfish octopus octopus spiral-shell spiral-shell jellyfish
   turtle blowfish oyster tropical-fish tropical-fish`,
]

const free = [
  `oyster spiral-shell spiral-shell blowfish tropical-fish turtle jellyfish octopus jellyfish jellyfish
   tropical-fish octopus blowfish turtle coral coral`,
  `tropical-fish turtle octopus octopus spiral-shell spiral-shell tropical-fish blowfish turtle oyster coral
   blowfish coral coral jellyfish jellyfish`,
  `spiral-shell spiral-shell spiral-shell tropical-fish oyster coral octopus octopus blowfish blowfish coral
   turtle tropical-fish jellyfish jellyfish`,
  `spiral-shell spiral-shell jellyfish jellyfish jellyfish dolphin tropical-fish tropical-fish octopus
   turtle turtle coral blowfish blowfish spiral-shell coral`,
  `blowfish blowfish oyster tropical-fish tropical-fish turtle octopus jellyfish jellyfish spiral-shell
   spiral-shell coral coral octopus coral turtle`,
  `blowfish turtle spiral-shell spiral-shell jellyfish oyster blowfish jellyfish jellyfish octopus octopus
   coral coral tropical-fish tropical-fish turtle`,
]

/**  */
export const andamanPearl: SlotMachine = {
  code: 'andaman-pearl',
  mathVersion: '1.0.0',
  rows: 6,
  wild: 'dolphin',
  scatter: 'oyster',
  pays,
  counts: [5, 6, 8, 10, 12, 15],
  pattern: 'clusters',
  lines: [],
  coins: 20,
  tumbles: { base: [1, 2, 3], free: [2, 4, 6, 8] },
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 5: 10, 6: 10, 7: 10, 8: 10, 9: 10 }, multiplier: 1, most: 30 },
  opening: [14, 3, 8, 2, 5, 3],
}
