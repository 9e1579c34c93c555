import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'

/** What 8, 10 and 12 and more pay wherever they are seen, in coins. */
const pays = {
  'honey-pot': [0, 0, 0],
  cupcake: [40, 100, 400],
  doughnut: [30, 80, 250],
  teapot: [20, 50, 160],
  'glass-of-milk': [15, 40, 120],
  cookie: [10, 30, 80],
  lollipop: [8, 20, 60],
  candy: [6, 16, 50],
  ice: [5, 12, 40],
  'bubble-tea': [0, 0, 0],
} as const

const base = [
  `lollipop glass-of-milk cookie teapot cookie candy doughnut lollipop candy candy ice ice bubble-tea
   glass-of-milk doughnut teapot cupcake`,
  `teapot teapot cupcake candy candy candy teapot glass-of-milk cupcake cookie cookie ice cookie ice
   lollipop doughnut`,
  `doughnut candy teapot teapot ice glass-of-milk cupcake bubble-tea glass-of-milk candy ice glass-of-milk
   lollipop cookie cupcake doughnut cookie`,
  `cupcake candy glass-of-milk cookie teapot candy teapot ice lollipop lollipop doughnut doughnut ice ice
   glass-of-milk cookie bubble-tea cookie`,
  `lollipop lollipop ice cookie ice cookie lollipop doughnut honey-pot doughnut cookie candy teapot cupcake
   candy glass-of-milk glass-of-milk`,
  `cookie cookie cookie bubble-tea teapot lollipop ice doughnut teapot doughnut candy teapot candy candy
   candy cupcake`,
]

const free = [
  `cookie cupcake ice ice ice lollipop cookie lollipop bubble-tea teapot glass-of-milk glass-of-milk cupcake
   doughnut lollipop doughnut lollipop`,
  `doughnut doughnut candy candy ice honey-pot cupcake cupcake lollipop cookie teapot lollipop teapot
   doughnut glass-of-milk doughnut`,
  `cookie cookie candy candy glass-of-milk teapot glass-of-milk teapot doughnut teapot lollipop lollipop ice
   ice bubble-tea cupcake cookie`,
  `cupcake cupcake teapot candy teapot teapot lollipop cookie lollipop cookie cookie cookie bubble-tea
   glass-of-milk ice candy doughnut glass-of-milk`,
  `cupcake glass-of-milk candy candy ice candy lollipop doughnut lollipop glass-of-milk teapot ice teapot
   doughnut doughnut honey-pot cupcake`,
  `ice doughnut ice cupcake teapot cupcake bubble-tea lollipop teapot teapot candy candy cookie doughnut
   cookie cookie`,
]

/** Sweets that win wherever they are seen. Four glasses of Thai tea pour ten free spins, with a ladder twice as high. */
export const sweetThaiTea: SlotMachine = {
  code: 'sweet-thai-tea',
  mathVersion: '1.1.0',
  rows: 5,
  wild: 'honey-pot',
  scatter: 'bubble-tea',
  pays,
  counts: [8, 10, 12],
  pattern: 'anywhere',
  lines: [],
  coins: 20,
  tumbles: { base: [1, 2, 3, 5], free: [2, 4, 6, 10] },
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 4: 10, 5: 12, 6: 14 }, multiplier: 1, most: 30, bought: { spins: 10, coins: 602 } },
  opening: [0, 15, 3, 5, 2, 4],
}
