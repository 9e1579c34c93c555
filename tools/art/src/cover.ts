import type { Cover, Title } from '@sanuk/vendor-server/titles/title'
import { arranged } from './arrangement.ts'
import { ground, vignette } from './ground.ts'
import { pattern } from './pattern.ts'
import { glint } from './placed.ts'
import { scatter } from './random.ts'
import type { Scene } from './scene.ts'

const WIDTH = 480
const HEIGHT = 518
const MIDDLE = WIDTH / 2
const LIGHT = 236

/** What a cover is drawn from: the code scatters what lies at random. */
export type CoveredTitle = Pick<Title, 'code' | 'cover'>

/** The picture of a title: ground, pattern, light, then its symbols from the back to the front. */
export function coverScene(title: CoveredTitle): Scene {
  const { cover, code } = title
  const room = { width: WIDTH, height: HEIGHT, x: MIDDLE, y: LIGHT, hues: cover.hues }
  const back = `${ground(room)}${pattern(cover.pattern, { ...room, random: scatter(code) })}${vignette(room)}`
  return { width: WIDTH, height: HEIGHT, body: back + arranged(cover) + light(cover, code) }
}

/** Glints on what shines, never on fur or fruit. */
function light(cover: Cover, code: string): string {
  if (!cover.shines) return ''
  const random = scatter(`${code} light`)
  const side = random() < 0.5 ? 1 : -1
  const [x, y] = [MIDDLE + side * (92 + random() * 40), 150 + random() * 40]
  return `${glint(x, y, 34)}${glint(x + side * 34, y + 44, 15)}${glint(MIDDLE - side * (110 + random() * 30), 270 + random() * 60, 20)}`
}
