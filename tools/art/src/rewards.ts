import { ground, vignette } from './ground.ts'
import type { Picture } from './picture.ts'
import { glint, type Place, standing } from './placed.ts'

const SIZE = { width: 480, height: 360 }
const MIDDLE = { x: 240, y: 168 }

type Part = Place & { readonly symbol: string }
type Reward = { readonly hues: readonly [light: number, deep: number]; readonly parts: readonly Part[] }

const one = (symbol: string, beside: readonly Part[] = []): readonly Part[] => [
  ...beside,
  { symbol, x: 240, y: 286, size: 214 },
]

/** What the mall offers: each a thing on a coloured ground, as a shop shows it. */
const REWARDS: Readonly<Record<string, Reward>> = {
  coins: {
    hues: [95, 165],
    parts: [
      { symbol: 'coin', x: 148, y: 284, size: 132, tilt: -10 },
      { symbol: 'coin', x: 332, y: 284, size: 132, tilt: 10 },
      { symbol: 'coin', x: 240, y: 246, size: 164 },
    ],
  },
  'money-bag': { hues: [90, 150], parts: one('money-bag', [{ symbol: 'coin', x: 368, y: 294, size: 84, tilt: 12 }]) },
  'gold-bar': { hues: [95, 60], parts: one('gold-ingot') },
  coffee: { hues: [75, 45], parts: one('hot-beverage') },
  noodles: { hues: [70, 25], parts: one('steaming-bowl') },
  fuel: { hues: [60, 20], parts: one('fuel-pump') },
  shopping: { hues: [340, 300], parts: one('shopping-bags') },
  cinema: {
    hues: [40, 290],
    parts: one('popcorn', [{ symbol: 'clapper-board', x: 358, y: 282, size: 128, tilt: 12 }]),
  },
  phone: { hues: [220, 262], parts: one('mobile-phone') },
  headphones: { hues: [200, 255], parts: one('headphone') },
  cap: { hues: [180, 230], parts: one('billed-cap') },
  elephant: {
    hues: [130, 165],
    parts: one('elephant', [{ symbol: 'banana', x: 372, y: 292, size: 76, tilt: -8 }]),
  },
}

/** Each in two widths. */
export const REWARD_PICTURES: ReadonlyMap<string, Picture> = new Map(
  Object.entries(REWARDS).map(([name, reward]) => [
    name,
    {
      name: `rewards/${name}`,
      scene: { ...SIZE, body: bodyOf(reward) },
      renditions: [320, 640].map((width) => ({ width, format: 'webp' as const, quality: 80 })),
    },
  ]),
)

function bodyOf({ hues, parts }: Reward): string {
  const stage = { ...SIZE, ...MIDDLE, hues, brightness: 0.92 }
  const symbols = parts.map(({ symbol, ...place }) => standing(symbol, place))
  return ground(stage) + vignette(stage) + symbols.join('') + glint(362, 86, 18) + glint(104, 128, 11)
}
