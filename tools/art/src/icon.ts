import { ground, vignette } from './ground.ts'
import { pattern } from './pattern.ts'
import { standing } from './placed.ts'
import type { Scene } from './scene.ts'

const SIDE = 256

/** A square with one symbol, for what is shown small: labels and avatars. */
export function iconScene(symbol: string, hues: readonly [light: number, deep: number]): Scene {
  const room = { width: SIDE, height: SIDE, x: SIDE / 2, y: SIDE * 0.44, hues }
  const back = `${ground(room)}${pattern('rays', { ...room, random: () => 0 })}${vignette(room)}`
  return { width: SIDE, height: SIDE, body: back + standing(symbol, { x: SIDE / 2, y: 214, size: 172 }) }
}
