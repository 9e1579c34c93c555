import type { SlotMachine } from '../machine.ts'
import { readStrips } from '../strips.ts'
import { firstLines } from './lines.ts'

/** What 2, 3, 4 and 5 on a line pay, in stakes per line; of the yaksha-mask, what so many pay wherever they stand. */
const pays = {
  'hanuman-mask': [5, 100, 600, 3000],
  crown: [2, 60, 300, 1500],
  'crossed-swords': [0, 40, 200, 1000],
  'bow-and-arrow': [0, 30, 120, 600],
  shield: [0, 20, 80, 400],
  'postal-horn': [0, 15, 60, 250],
  'thai-pavilion': [0, 10, 40, 150],
  'old-key': [0, 8, 25, 100],
  'evergreen-tree': [0, 5, 15, 75],
  banana: [0, 4, 12, 50],
  'yaksha-mask': [0, 30, 200, 2000],
} as const

const base = [
  `evergreen-tree postal-horn shield bow-and-arrow banana old-key bow-and-arrow thai-pavilion crossed-swords
   bow-and-arrow postal-horn evergreen-tree thai-pavilion crossed-swords postal-horn shield crown old-key
   thai-pavilion old-key hanuman-mask banana yaksha-mask postal-horn crown evergreen-tree banana
   evergreen-tree thai-pavilion evergreen-tree old-key`,
  `bow-and-arrow postal-horn crossed-swords banana old-key crown evergreen-tree postal-horn old-key
   yaksha-mask postal-horn crossed-swords thai-pavilion crown thai-pavilion evergreen-tree thai-pavilion
   banana crossed-swords thai-pavilion evergreen-tree bow-and-arrow old-key thai-pavilion crown postal-horn
   banana evergreen-tree shield bow-and-arrow banana hanuman-mask crossed-swords`,
  `postal-horn crossed-swords old-key evergreen-tree postal-horn crown shield banana crown thai-pavilion
   bow-and-arrow old-key crown postal-horn thai-pavilion banana old-key bow-and-arrow evergreen-tree
   postal-horn shield hanuman-mask banana evergreen-tree yaksha-mask banana old-key evergreen-tree
   thai-pavilion shield thai-pavilion old-key`,
  `old-key banana crown crossed-swords postal-horn bow-and-arrow thai-pavilion yaksha-mask hanuman-mask
   crossed-swords crown shield old-key postal-horn banana thai-pavilion bow-and-arrow banana evergreen-tree
   thai-pavilion old-key evergreen-tree bow-and-arrow old-key postal-horn old-key banana bow-and-arrow shield
   banana postal-horn thai-pavilion shield`,
  `old-key evergreen-tree old-key banana thai-pavilion evergreen-tree shield hanuman-mask evergreen-tree
   banana bow-and-arrow thai-pavilion postal-horn old-key bow-and-arrow thai-pavilion banana old-key
   yaksha-mask thai-pavilion shield crown crossed-swords postal-horn crossed-swords evergreen-tree
   bow-and-arrow banana postal-horn evergreen-tree bow-and-arrow shield postal-horn`,
]

const free = [
  `crossed-swords postal-horn crossed-swords postal-horn shield thai-pavilion crossed-swords thai-pavilion
   postal-horn shield yaksha-mask thai-pavilion crown old-key shield banana postal-horn evergreen-tree
   crossed-swords bow-and-arrow hanuman-mask thai-pavilion banana crossed-swords bow-and-arrow postal-horn
   shield bow-and-arrow`,
  `crossed-swords postal-horn crossed-swords postal-horn evergreen-tree crossed-swords thai-pavilion
   evergreen-tree bow-and-arrow postal-horn yaksha-mask thai-pavilion bow-and-arrow thai-pavilion
   evergreen-tree postal-horn hanuman-mask bow-and-arrow crown evergreen-tree shield evergreen-tree banana
   old-key`,
  `thai-pavilion yaksha-mask crossed-swords thai-pavilion bow-and-arrow evergreen-tree banana hanuman-mask
   bow-and-arrow crossed-swords old-key postal-horn thai-pavilion evergreen-tree shield postal-horn
   thai-pavilion crown postal-horn crossed-swords evergreen-tree crossed-swords banana crossed-swords banana
   bow-and-arrow crossed-swords`,
  `crossed-swords yaksha-mask banana old-key bow-and-arrow old-key thai-pavilion crossed-swords banana
   bow-and-arrow old-key banana hanuman-mask postal-horn bow-and-arrow thai-pavilion crossed-swords shield
   thai-pavilion old-key bow-and-arrow crossed-swords postal-horn old-key crown banana evergreen-tree old-key`,
  `banana old-key thai-pavilion crossed-swords bow-and-arrow crossed-swords banana shield postal-horn
   yaksha-mask bow-and-arrow crown banana hanuman-mask old-key shield crossed-swords bow-and-arrow
   thai-pavilion postal-horn bow-and-arrow shield old-key bow-and-arrow banana shield crossed-swords
   evergreen-tree shield`,
]

/** Ten lines that win seldom and much, and ten free spins and more that count three times. */
export const monkeyGeneral: SlotMachine = {
  code: 'monkey-general',
  mathVersion: '1.1.0',
  rows: 3,
  wild: 'hanuman-mask',
  scatter: 'yaksha-mask',
  pays,
  lines: firstLines(10),
  strips: { base: readStrips(base, pays), free: readStrips(free, pays) },
  freeSpins: { awards: { 3: 10, 4: 15, 5: 20 }, multiplier: 3, most: 40, bought: { spins: 10, coins: 519 } },
  opening: [29, 30, 17, 23, 8],
}
