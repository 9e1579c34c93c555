import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'

/** What clusters of 5, 6, 8, 10, 12 and 15 and more pay, in coins. */
const pays = {
  dolphin: [0, 0, 0, 0, 0, 0],
  turtle: [25, 50, 100, 250, 800, 2500],
  octopus: [20, 45, 90, 200, 500, 2000],
  'tropical-fish': [18, 30, 60, 160, 450, 1600],
  blowfish: [12, 20, 45, 100, 300, 1000],
  jellyfish: [8, 16, 30, 90, 200, 600],
  coral: [5, 12, 25, 60, 160, 500],
  'spiral-shell': [5, 10, 20, 50, 125, 450],
  oyster: [0, 0, 0, 0, 0, 0],
} as const

const base = [
  `tropical-fish octopus octopus jellyfish jellyfish spiral-shell spiral-shell jellyfish coral oyster coral
   coral tropical-fish blowfish blowfish jellyfish`,
  `jellyfish blowfish coral coral tropical-fish tropical-fish blowfish turtle oyster octopus octopus
   jellyfish jellyfish coral blowfish spiral-shell spiral-shell`,
  `spiral-shell spiral-shell jellyfish jellyfish tropical-fish turtle coral coral blowfish blowfish oyster
   turtle octopus octopus spiral-shell jellyfish`,
  `turtle turtle dolphin octopus blowfish spiral-shell spiral-shell octopus tropical-fish tropical-fish
   blowfish blowfish coral jellyfish jellyfish coral`,
  `tropical-fish tropical-fish octopus spiral-shell turtle coral turtle blowfish tropical-fish tropical-fish
   jellyfish jellyfish oyster octopus octopus coral turtle`,
  `tropical-fish oyster octopus blowfish jellyfish octopus tropical-fish tropical-fish jellyfish jellyfish
   octopus octopus turtle turtle tropical-fish coral`,
]

const free = [
  `jellyfish turtle spiral-shell turtle oyster tropical-fish blowfish turtle turtle octopus tropical-fish
   spiral-shell coral spiral-shell jellyfish coral`,
  `tropical-fish turtle coral coral jellyfish oyster jellyfish coral octopus blowfish spiral-shell jellyfish
   coral turtle turtle tropical-fish tropical-fish`,
  `oyster coral coral turtle jellyfish spiral-shell spiral-shell dolphin octopus octopus tropical-fish
   turtle spiral-shell tropical-fish blowfish tropical-fish`,
  `spiral-shell spiral-shell octopus jellyfish jellyfish blowfish tropical-fish tropical-fish blowfish
   blowfish tropical-fish dolphin coral turtle turtle octopus`,
  `jellyfish octopus octopus octopus jellyfish oyster tropical-fish tropical-fish blowfish blowfish turtle
   turtle tropical-fish turtle spiral-shell jellyfish turtle`,
  `spiral-shell blowfish octopus turtle turtle tropical-fish octopus turtle jellyfish octopus jellyfish
   jellyfish octopus oyster tropical-fish tropical-fish`,
]

/** Clusters in a sea of six by six. Five oysters open ten free spins with a ladder of their own. */
export const andamanPearl: SlotMachine = {
  code: 'andaman-pearl',
  mathVersion: '1.1.0',
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
  freeSpins: { awards: { 5: 10, 6: 12, 7: 14 }, multiplier: 1, most: 30, bought: { spins: 10, coins: 784 } },
  opening: [3, 4, 13, 14, 3, 11],
}
