import type { Cover, Title } from '@sanuk/studio/titles/title'
import { ground, vignette } from './ground.ts'
import { pattern } from './pattern.ts'
import { floating, glint, type Place, standing } from './placed.ts'
import { scatter } from './random.ts'
import type { Scene } from './scene.ts'

const WIDTH = 480
const HEIGHT = 518
const MIDDLE = WIDTH / 2
const FEET = 424
const LIGHT = 236

/** The picture of a title: ground, pattern, light, then its symbols from the back to the front. */
export function coverScene(title: Title): Scene {
  const { cover, code } = title
  const room = { width: WIDTH, height: HEIGHT, x: MIDDLE, y: LIGHT, hues: cover.hues }
  const back = `${ground(room)}${pattern(cover.pattern, { ...room, random: scatter(code) })}${vignette(room)}`
  return { width: WIDTH, height: HEIGHT, body: back + symbols(cover) + light(cover, code) }
}

function symbols(cover: Cover): string {
  const main = (place: Partial<Place> = {}) =>
    standing(cover.symbol, { x: MIDDLE, y: FEET, size: 322, tilt: cover.tilt ?? 0, ...place })
  const [first = cover.symbol, second = first, third = second] = cover.accents ?? []
  switch (cover.arrangement ?? 'alone') {
    case 'alone':
      return main()
    case 'beside':
      return `${main({ y: FEET - 14, size: 306 })}${standing(second, { x: 98, y: 470, size: 122, tilt: -10 })}${standing(first, { x: 388, y: 478, size: 138, tilt: 9 })}`
    case 'behind':
      return `${floating(first, { x: MIDDLE, y: 372, size: 350 })}${main({ y: FEET + 18, size: 262 })}`
    case 'flanked':
      return `${standing(first, { x: 104, y: FEET - 22, size: 200 })}${standing(second, { x: 376, y: FEET - 22, size: 200, mirrored: true })}${main({ y: FEET + 16, size: 276 })}`
    case 'falling':
      return `${falling([first, second, third], 'far')}${main()}${falling([first, second, third], 'near')}`
    case 'heaped':
      return `${main({ y: FEET - 18, size: 306 })}${heap([first, second, third])}`
    case 'circled':
      return `${circle([first, second, third])}${main({ y: FEET + 10, size: 268 })}`
    case 'facing':
      return `${standing(first, { x: 338, y: FEET - 6, size: 244, mirrored: true })}${main({ x: 160, y: FEET + 20, size: 270 })}`
  }
}

const FAR: readonly Place[] = [
  { x: 66, y: 120, size: 62, tilt: -24, soft: 3 },
  { x: 236, y: 88, size: 54, tilt: 14, soft: 3 },
  { x: 404, y: 176, size: 66, tilt: 28, soft: 3 },
  { x: 60, y: 290, size: 58, tilt: 40, soft: 3 },
  { x: 148, y: 66, size: 46, tilt: 60, soft: 3 },
  { x: 432, y: 318, size: 50, tilt: -36, soft: 3 },
]

const NEAR: readonly Place[] = [
  { x: 92, y: 412, size: 92, tilt: -18 },
  { x: 402, y: 452, size: 104, tilt: 22 },
  { x: 26, y: 520, size: 150, tilt: 30, soft: 8 },
]

function falling(accents: readonly string[], depth: 'far' | 'near'): string {
  const places = depth === 'far' ? FAR : NEAR
  return places.map((place, i) => floating(accents[i % accents.length] ?? '', place)).join('')
}

function heap(accents: readonly string[]): string {
  const places: readonly Place[] = [
    { x: 74, y: 462, size: 100, tilt: -14 },
    { x: 406, y: 460, size: 104, tilt: 12 },
    { x: 152, y: 486, size: 96, tilt: 8 },
    { x: 330, y: 488, size: 98, tilt: -9 },
    { x: 242, y: 502, size: 104, tilt: 3 },
  ]
  return places.map((place, i) => standing(accents[i % accents.length] ?? '', place)).join('')
}

function circle(accents: readonly string[]): string {
  return Array.from({ length: 5 }, (_, i) => {
    const angle = Math.PI * (1.02 + i * 0.24)
    const place = { x: MIDDLE + Math.cos(angle) * 176, y: 306 + Math.sin(angle) * 176, size: 92, tilt: (i - 2) * 14 }
    return floating(accents[i % accents.length] ?? '', place)
  }).join('')
}

/** Glints on what shines, never on fur or fruit. */
function light(cover: Cover, code: string): string {
  if (!cover.shines) return ''
  const random = scatter(`${code} light`)
  const side = random() < 0.5 ? 1 : -1
  const [x, y] = [MIDDLE + side * (92 + random() * 40), 150 + random() * 40]
  return `${glint(x, y, 34)}${glint(x + side * 34, y + 44, 15)}${glint(MIDDLE - side * (110 + random() * 30), 270 + random() * 60, 20)}`
}
