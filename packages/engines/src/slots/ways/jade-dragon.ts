import type { SlotMachine } from '../machine.ts'
import { readStrips, stripsWith } from '../strips.ts'

/** What 2, 3, 4 and 5 from the left pay, in coins for each way; of the jade-disc, what so many pay wherever they stand. */
const pays = {
  'dragon-face': [0, 0, 0, 0],
  'gold-ingot': [0, 30, 100, 400],
  'mahjong-red-dragon': [0, 20, 75, 300],
  'folding-hand-fan': [0, 15, 60, 200],
  'red-paper-lantern': [0, 12, 40, 150],
  teapot: [0, 10, 30, 100],
  'red-packet': [0, 8, 20, 75],
  firecracker: [0, 6, 15, 50],
  cloud: [0, 5, 12, 40],
  coin: [0, 4, 8, 30],
  'jade-disc': [0, 40, 200, 2000],
} as const

const base = [
  `coin teapot jade-disc firecracker cloud red-packet red-paper-lantern coin red-packet teapot cloud
   folding-hand-fan firecracker cloud firecracker coin red-packet cloud red-paper-lantern red-packet
   red-paper-lantern teapot mahjong-red-dragon red-packet folding-hand-fan coin gold-ingot cloud`,
  `dragon-face coin firecracker teapot mahjong-red-dragon folding-hand-fan firecracker red-packet teapot coin
   firecracker red-packet teapot red-packet coin teapot firecracker cloud red-paper-lantern folding-hand-fan
   cloud gold-ingot folding-hand-fan red-paper-lantern cloud jade-disc coin teapot`,
  `cloud gold-ingot red-packet coin firecracker coin red-packet red-paper-lantern dragon-face teapot
   firecracker red-paper-lantern red-packet folding-hand-fan cloud red-paper-lantern mahjong-red-dragon
   firecracker teapot gold-ingot red-packet mahjong-red-dragon folding-hand-fan coin gold-ingot
   mahjong-red-dragon firecracker cloud jade-disc`,
  `folding-hand-fan red-packet coin cloud jade-disc teapot firecracker red-packet folding-hand-fan cloud coin
   folding-hand-fan teapot mahjong-red-dragon cloud coin gold-ingot coin red-paper-lantern dragon-face cloud
   red-paper-lantern coin red-paper-lantern gold-ingot teapot red-paper-lantern teapot red-packet
   mahjong-red-dragon`,
  `red-paper-lantern folding-hand-fan coin cloud coin jade-disc gold-ingot coin mahjong-red-dragon cloud
   red-packet gold-ingot red-packet teapot red-paper-lantern gold-ingot mahjong-red-dragon teapot
   folding-hand-fan red-paper-lantern coin teapot folding-hand-fan red-packet cloud firecracker
   red-paper-lantern firecracker red-packet`,
]

const free = [
  `red-packet folding-hand-fan gold-ingot teapot mahjong-red-dragon firecracker coin gold-ingot red-packet
   firecracker cloud coin firecracker jade-disc coin cloud red-paper-lantern folding-hand-fan gold-ingot
   folding-hand-fan teapot red-paper-lantern folding-hand-fan cloud teapot red-paper-lantern`,
  `red-packet red-paper-lantern coin teapot mahjong-red-dragon coin cloud teapot red-paper-lantern teapot
   coin jade-disc cloud folding-hand-fan dragon-face mahjong-red-dragon teapot red-packet cloud gold-ingot
   folding-hand-fan firecracker folding-hand-fan coin folding-hand-fan teapot red-paper-lantern cloud`,
  `folding-hand-fan coin folding-hand-fan cloud mahjong-red-dragon folding-hand-fan cloud coin
   folding-hand-fan red-packet red-paper-lantern teapot gold-ingot teapot firecracker red-paper-lantern coin
   cloud dragon-face teapot jade-disc red-packet cloud red-packet gold-ingot teapot gold-ingot coin
   red-paper-lantern`,
  `gold-ingot red-packet mahjong-red-dragon red-paper-lantern firecracker red-paper-lantern teapot cloud coin
   folding-hand-fan teapot folding-hand-fan cloud mahjong-red-dragon dragon-face folding-hand-fan teapot
   mahjong-red-dragon coin cloud firecracker jade-disc coin mahjong-red-dragon firecracker teapot cloud
   red-packet firecracker`,
  `folding-hand-fan firecracker mahjong-red-dragon red-paper-lantern jade-disc teapot firecracker
   red-paper-lantern cloud coin red-packet firecracker cloud firecracker gold-ingot folding-hand-fan teapot
   red-packet folding-hand-fan coin cloud coin red-paper-lantern firecracker red-packet coin cloud`,
]

/** 243 ways, dragons on the three reels in the middle, and ten free spins and more that count three times. */
export const jadeDragon: SlotMachine = {
  code: 'jade-dragon',
  mathVersion: '1.2.0',
  rows: 3,
  wild: 'dragon-face',
  scatter: 'jade-disc',
  pays,
  pattern: 'ways',
  lines: [],
  coins: 20,
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  ante: {
    coins: 28,
    strips: stripsWith(readStrips(base, pays), [
      [1, 13, 'cloud'],
      [3, 8, 'jade-disc'],
      [4, 0, 'jade-disc'],
    ]),
  },
  freeSpins: { awards: { 3: 10, 4: 15, 5: 20 }, multiplier: 3, most: 60, bought: { spins: 10, coins: 636 } },
  opening: [23, 22, 24, 3, 9],
}
